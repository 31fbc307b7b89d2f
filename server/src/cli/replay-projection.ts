import type { ClosedEvents } from '@ecrin/platform/event-sourcing/closed-events.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { AnyDocument, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { inBatches } from '@ecrin/platform/projections/in-batches.ts';
import { createProjectionBuilder } from '@ecrin/platform/projections/projection-builder.ts';
import type { AnyProjection } from '@ecrin/platform/projections/projection.ts';

type Parts = Readonly<{
  projection: AnyProjection;
  events: ClosedEvents;
  models: ReadModels;
  clock: Clock;
  onProgress: (position: number) => void;
}>;

const batchSize = 500;
const pageSize = 200;

/** Replays a log into one read model and writes its documents, by their ids, one JSON line each, without personal words: their private parts are closed. */
export const replayProjection = async function* ({
  projection,
  events,
  models,
  clock,
  onProgress,
}: Parts): AsyncGenerator<string> {
  const store = await models.open<AnyDocument>(projection.model);
  const builder = await createProjectionBuilder({ projection, store, events, clock });
  let position = 0;
  for await (const batch of inBatches(events.readAll(), batchSize)) {
    await builder.take(batch);
    position = batch.at(-1)?.position ?? position;
    onProgress(position);
  }
  const { name, version } = projection.model;
  yield JSON.stringify({ kind: 'replay', of: name, version, position, parked: builder.parked().length });
  let cursor: string | null = null;
  do {
    const page = await store.find({ filter: {}, sort: [], limit: pageSize, cursor });
    for (const document of page.items) yield JSON.stringify({ kind: 'document', document: sorted(document) });
    cursor = page.nextCursor;
  } while (cursor !== null);
};

/** Keys in one order, so that documents of two versions can be compared line by line. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};
