import type {
  OrbRunCompleted,
  OrbRunFailed,
  OrbRunModelUsed,
  OrbRunRequested,
} from '@ecrin/domain/orb-run/orb-run.events.ts';
import type { RunFailure } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';

/** Runs of a day (UTC, YYYY-MM-DD), everybody's. `orbId`: of one orb; empty: of all, clients' own ones included. `automatic`: of the requested ones. */
export type OrbUsageDayDocument = Readonly<{
  ownerId: string;
  orbId: string;
  day: string;
  requested: number;
  automatic: number;
  completed: number;
  failed: Readonly<Partial<Record<RunFailure, number>>>;
  inputTokens: number;
  outputTokens: number;
}>;

type UsageEvent = OrbRunRequested | OrbRunModelUsed | OrbRunCompleted | OrbRunFailed;
type Usage = OrbUsageDayDocument | null;

const instants = {
  OrbRunRequested: ({ data }: OrbRunRequested) => data.requestedAt,
  OrbRunModelUsed: ({ data }: OrbRunModelUsed) => data.usedAt,
  OrbRunCompleted: ({ data }: OrbRunCompleted) => data.completedAt,
  OrbRunFailed: ({ data }: OrbRunFailed) => data.failedAt,
} as const;
const dayOf = (event: UsageEvent): string =>
  (instants[event.type] as (event: UsageEvent) => string)(event).slice(0, 10);

type OfOrb = Readonly<{ orbId: string }>;
const emptyDay = (orbId: string, at: string): OrbUsageDayDocument => ({
  ownerId: serviceOwner,
  orbId,
  day: at.slice(0, 10),
  requested: 0,
  automatic: 0,
  completed: 0,
  failed: {},
  inputTokens: 0,
  outputTokens: 0,
});

/** The same figures, of each orb and of all together: an event changes one document of each model. */
const defineUsage = (model: Model<OrbUsageDayDocument>, orbOf: (data: OfOrb) => string) => {
  const of = (usage: Usage, data: OfOrb, at: string) => usage ?? emptyDay(orbOf(data), at);
  return defineProjection<OrbUsageDayDocument, UsageEvent>()({
    model,
    documentId: (event) => `${orbOf(event.data)}/${dayOf(event)}`,
    on: {
      OrbRunRequested: (usage, data) => {
        const before = of(usage, data, data.requestedAt);
        const automatic = before.automatic + (data.occasion.kind === 'schedule' ? 1 : 0);
        return { ...before, requested: before.requested + 1, automatic };
      },
      OrbRunModelUsed: (usage, data) => {
        const before = of(usage, data, data.usedAt);
        const inputTokens = before.inputTokens + data.inputTokens;
        return { ...before, inputTokens, outputTokens: before.outputTokens + data.outputTokens };
      },
      OrbRunCompleted: (usage, data) => {
        const before = of(usage, data, data.completedAt);
        return { ...before, completed: before.completed + 1 };
      },
      OrbRunFailed: (usage, data) => {
        const before = of(usage, data, data.failedAt);
        return { ...before, failed: { ...before.failed, [data.reason]: (before.failed[data.reason] ?? 0) + 1 } };
      },
    },
  });
};

export const orbUsageDayModel: Model<OrbUsageDayDocument> = {
  name: 'orb-usage-day',
  version: 1,
  indexes: [['orbId', 'day']],
};
export const orbUsageDayProjection = defineUsage(orbUsageDayModel, ({ orbId }) => orbId);

/** Of all orbs together. */
export const allOrbsUsageDayModel: Model<OrbUsageDayDocument> = { ...orbUsageDayModel, name: 'all-orbs-usage-day' };
export const allOrbsUsageDayProjection = defineUsage(allOrbsUsageDayModel, () => '');
