import { setImmediate as breathe } from 'node:timers/promises';
import type { Clock } from './clock.ts';
import type { Events, RecordedEvent } from './events.ts';
import type { AnyDocument, ModelStore, Parked } from './ports/read-models.ts';
import { documentIds, foldEvents, type ChangeNotice } from './projection-fold.ts';
import type { AnyProjection } from './projection.ts';

/** One generation of a model and how far it is. Its work must come one piece at a time. */
export type ProjectionBuilder = Readonly<{
  /** Position of the last event seen; null before the first. */
  seen: () => number | null;
  parked: () => readonly Parked[];
  /** Takes in what is newer than `seen`. Durable when it resolves, but for a checkpoint over events that change nothing. */
  take: (events: readonly RecordedEvent[]) => Promise<readonly ChangeNotice[]>;
  /** Goes on with the streams that are parked, from where each stopped. */
  retryParked: () => Promise<readonly ChangeNotice[]>;
  /** Takes in everything the store holds beyond `seen`, in batches. */
  catchUp: (maxBatch: number) => Promise<void>;
  /** Stores the checkpoint where it runs ahead of the last commit. */
  settle: () => Promise<void>;
}>;

export type BuilderParts = Readonly<{ projection: AnyProjection; store: ModelStore<AnyDocument>; events: Pick<Events, 'readAll' | 'readStream'>; clock: Clock }>;

/** Events that may pass before a checkpoint is stored for its own sake: what a restart reads again at most. */
const unsettledEvents = 1_000;

export const createProjectionBuilder = async ({ projection, store, events, clock }: BuilderParts): Promise<ProjectionBuilder> => {
  const handled = new Set(projection.handles);
  const parked = new Map((await store.parked()).map((stream) => [stream.stream, stream]));
  let seen = await store.checkpoint();
  let unsettled = 0;

  const commit = async (mine: readonly RecordedEvent[], checkpoint: number, unpark: readonly string[] = []): Promise<readonly ChangeNotice[]> => {
    const stored = await store.getMany(documentIds(projection, mine));
    const { writes, park, notices } = foldEvents(projection, mine, { stored, parkedAt: clock.now().toISOString() });
    await store.commit({ checkpoint, writes, park, unpark });
    for (const stream of unpark) parked.delete(stream);
    for (const one of park) parked.set(one.stream, one);
    unsettled = 0;
    return notices;
  };

  const take = async (batch: readonly RecordedEvent[]): Promise<readonly ChangeNotice[]> => {
    const fresh = batch.filter(({ position }) => seen === null || position > seen);
    const last = fresh.at(-1);
    if (!last) return [];
    const mine = fresh.filter(({ type, stream }) => handled.has(type) && !parked.has(stream));
    unsettled += fresh.length;
    const notices = mine.length > 0 || unsettled >= unsettledEvents ? await commit(mine, last.position) : [];
    seen = last.position;
    return notices;
  };

  const retry = async ({ stream, revision }: Parked): Promise<readonly ChangeNotice[]> => {
    const mine: RecordedEvent[] = [];
    for await (const event of events.readStream(stream, { from: revision })) {
      if (seen !== null && event.position <= seen && handled.has(event.type)) mine.push(event);
    }
    return seen === null ? [] : commit(mine, seen, [stream]);
  };

  return {
    seen: () => seen,
    parked: () => [...parked.values()],
    take,
    retryParked: async () => {
      const notices: ChangeNotice[] = [];
      for (const stream of [...parked.values()]) notices.push(...await retry(stream));
      return notices;
    },
    catchUp: async (maxBatch) => {
      for await (const batch of inBatches(events.readAll({ after: seen }), maxBatch)) {
        await take(batch);
        await breathe();
      }
    },
    settle: async () => {
      if (seen !== null && unsettled > 0) await commit([], seen);
    },
  };
};

const inBatches = async function* (events: AsyncIterable<RecordedEvent>, size: number): AsyncGenerator<readonly RecordedEvent[]> {
  let batch: RecordedEvent[] = [];
  for await (const event of events) {
    batch.push(event);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
};
