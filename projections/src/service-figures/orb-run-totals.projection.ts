import type { OrbRunEvent } from '@ecrin/domain/orb-run/orb-run.events.ts';
import { msBetween } from '@ecrin/domain/time/instant.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { differenceOf, type Added } from '@ecrin/platform/projections/totals.ts';
import { actAt, addedByActs, hasAct, withAct, type ActsDocument } from './acts.ts';
import { durationAmount } from './duration-histogram.ts';
import { inOwnDays } from './own-days.ts';
import { happened, isNow, serviceTotals, totalsModel } from './total-periods.ts';

export const orbRunAmounts = {
  requested: 'requested',
  completed: 'completed',
  failed: 'failed',
  stopped: 'stopped',
  running: 'running',
  ms: 'ms',
} as const;
const names = orbRunAmounts;

const model: Model<ActsDocument> = { name: 'orb-run-totals', version: 3, indexes: [['ownerId']] };
export const orbRunTotalsModel = totalsModel({ name: model.name, version: model.version });

const runningOf = (run: ActsDocument): readonly Added[] =>
  hasAct(run, [names.requested]) && !hasAct(run, [names.completed, names.failed, names.stopped])
    ? isNow({ [names.running]: 1 })
    : [];

/** From its request to its result. */
const durationOf = (run: ActsDocument): readonly Added[] => {
  const [requested, completed] = [actAt(run, names.requested), actAt(run, names.completed)];
  return requested !== null && completed !== null
    ? happened({ ...run, at: completed }, durationAmount(names.ms, msBetween(requested, completed)))
    : [];
};

type Counted = Extract<OrbRunEvent, { type: 'OrbRunRequested' | 'OrbRunCompleted' | 'OrbRunFailed' | 'OrbRunStopped' }>;

export const orbRunTotalsProjection = inOwnDays(
  defineProjection<ActsDocument, Counted>()({
    model,
    documentId: ({ data }) => `orb-run/${data.runId}`,
    totals: {
      ...serviceTotals,
      added: differenceOf((run) => [...addedByActs(run), ...runningOf(run), ...durationOf(run)]),
    },
    on: {
      OrbRunRequested: (run, { requestedAt }) => withAct(run, names.requested, requestedAt),
      OrbRunCompleted: (run, { completedAt }) => withAct(run, names.completed, completedAt),
      OrbRunFailed: (run, { failedAt }) => withAct(run, names.failed, failedAt),
      OrbRunStopped: (run, { stoppedAt }) => withAct(run, names.stopped, stoppedAt),
    },
  }),
);
