import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import type { AnyDocument, Document, Model, ModelStore, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { addToTotals } from '@ecrin/platform/projections/add-to-totals.ts';
import { foldEvents } from '@ecrin/platform/projections/projection-fold.ts';
import type { AnyProjection } from '@ecrin/platform/projections/projection.ts';
import { serviceFigureProjections } from '#service-figures/service-figures.projections.ts';

/** `recordedAt` in ISO 8601 UTC; `by`: the client who did it, null: the service. `zone`: it was recorded with; UTC where it says none. */
export type Fact = Readonly<{
  stream: string;
  by: string | null;
  recordedAt: string;
  zone?: string;
  fact: DomainEvent;
}>;

const recorded = ({ stream, by, recordedAt, zone = 'UTC', fact }: Fact, position: number): RecordedEvent => ({
  ...fact,
  id: `event-${position}`,
  stream,
  revision: position,
  position,
  recordedAt,
  metadata: {
    commandId: '',
    correlationId: '',
    causationId: null,
    actor: by === null ? 'system:test' : `client:${by}`,
    ownerId: by,
    occurredAt: recordedAt,
    timeZone: zone,
    schemaVersion: 1,
  },
});

type Stored = Map<string, Readonly<{ doc: AnyDocument; position: number }>>;

const follow = async (projection: AnyProjection, events: readonly RecordedEvent[], size: number): Promise<Stored> => {
  const stored: Stored = new Map();
  const store = { getMany: async (ids: readonly string[]) => new Map([...stored].filter(([id]) => ids.includes(id))) };
  for (let from = 0; from < events.length; from += size) {
    const batch = events.slice(from, from + size).filter(({ type }) => projection.handles.includes(type));
    const { writes, added } = foldEvents(projection, batch, { stored, parkedAt: '' });
    const totals = await addToTotals(store, { projection, added, position: batch.at(-1)?.position ?? 0 });
    for (const { id, doc, position } of [...writes, ...totals.writes]) if (doc) stored.set(id, { doc, position });
  }
  return stored;
};

const projections: readonly AnyProjection[] = serviceFigureProjections;

const unused = () => Promise.reject(new Error('not looked up'));

/** The models of all figures after these facts, taken in batches of `size`. */
export const figureModels = async (facts: readonly Fact[], size: number): Promise<Pick<ReadModels, 'open'>> => {
  const events = facts.map(recorded);
  const models = new Map<string, Stored>();
  for (const projection of projections) models.set(projection.model.name, await follow(projection, events, size));
  return {
    open: async <Doc extends Document>({ name }: Model<Doc>): Promise<ModelStore<Doc>> => ({
      // A store holds what its own projection wrote.
      getMany: async (ids) =>
        new Map([...(models.get(name) ?? [])].filter(([id]) => ids.includes(id))) as unknown as Awaited<
          ReturnType<ModelStore<Doc>['getMany']>
        >,
      get: unused,
      find: unused,
      count: unused,
      countBy: unused,
      checkpoint: unused,
      lastEvent: unused,
      parked: unused,
      commit: unused,
    }),
  };
};
