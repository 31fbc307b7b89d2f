import { setTimeout as pause } from 'node:timers/promises';
import { urgency } from '#concurrency/loop-turns.ts';
import type { RecordedEvent } from '#event-sourcing/events.ts';
import type { AnyDocument, ReadModels } from '#ports/read-models.ts';
import { inBatches } from './in-batches.ts';
import { onceUsable } from './once-usable.ts';
import { createProjectionBuilder, type BuilderParts, type ProjectionBuilder } from './projection-builder.ts';
import type { AnyProjection } from './projection.ts';

/** `replace`: called once its new generation is there but for what was written meanwhile; `complete` adds that and makes it the current one. */
export type RebuildTarget = Readonly<{
  projection: AnyProjection;
  replace: (complete: () => Promise<void>) => Promise<void>;
}>;

/** How many events of the log have been read, and the position of the last one. */
export type PassProgress = Readonly<{ read: number; position: number }>;

export type RebuildTogether = Pick<BuilderParts, 'events' | 'clock' | 'crashes' | 'maxDeaths'> &
  Readonly<{
    targets: readonly RebuildTarget[];
    models: Pick<ReadModels, 'openRebuild'>;
    /** Events taken in at once: a larger batch is faster, and occupies the thread for longer. */
    maxBatch?: number;
    onProgress?: (progress: PassProgress) => void;
    /** Gives it up between two batches, by throwing its reason. */
    signal?: AbortSignal | undefined;
  }>;

/** Some 40 ms for the model that takes longest; few enough events to hold in memory, however long they are. */
const defaultBatch = 500;
/** Several times a minute: see `Rebuild`. */
const touchMs = 20_000;
/** A pass over the whole log need not begin anew because a server was away for a moment, in ms. */
const patienceMs = 60_000;
/** Between two batches, in ms: whatever else the thread does gets a turn. */
const pauseMs = 1;

type Building = Readonly<{
  builder: ProjectionBuilder;
  complete: () => Promise<void>;
  touch: () => Promise<void>;
  target: RebuildTarget;
}>;

/**
 * New generations of several models in one reading of the log: each event is read and opened once for all of them, and goes only to those it concerns.
 * Returns how many streams were parked.
 */
export const rebuildTogether = async (parts: RebuildTogether): Promise<Readonly<{ parked: number }>> => {
  const all: Building[] = [];
  // A model that few events concern is not written to for long. One that could not be touched fails when it is completed.
  const touching = setInterval(() => void Promise.allSettled(all.map(({ touch }) => touch())), touchMs);
  try {
    for (const target of parts.targets) all.push(await begin(parts, target));
    const last = await takeAll(parts, all);
    for (const { builder, complete, target } of all) {
      // It has seen every event, though not every one concerned it.
      if (last) await builder.take([last]);
      await target.replace(complete);
    }
  } finally {
    clearInterval(touching);
  }
  return { parked: all.reduce((sum, { builder }) => sum + builder.parked().length, 0) };
};

/** Returns the last event. */
const takeAll = async (
  { events, maxBatch = defaultBatch, onProgress = () => undefined, signal }: RebuildTogether,
  all: readonly Building[],
): Promise<RecordedEvent | undefined> => {
  const routed = prepareRoutes(all);
  let read = 0;
  let last: RecordedEvent | undefined;
  for await (const batch of inBatches(events.readAll(), maxBatch)) {
    for (const [{ builder }, mine] of routed(batch)) await builder.take(mine);
    last = batch.at(-1);
    read += batch.length;
    onProgress({ read, position: last?.position ?? 0 });
    await pause(pauseMs, undefined, { signal });
  }
  return last;
};

const begin = async (
  { models, maxBatch = defaultBatch, signal, ...parts }: RebuildTogether,
  target: RebuildTarget,
): Promise<Building> => {
  const opening = () => models.openRebuild<AnyDocument>(target.projection.model);
  const opened = await onceUsable(opening, { signal, mostMs: patienceMs });
  const store = patient(opened, signal);
  const builder = await createProjectionBuilder({
    ...parts,
    projection: target.projection,
    store,
    // What happens meanwhile goes first.
    urgencyOf: () => urgency.deferred,
  });
  const complete = async (): Promise<void> => {
    await builder.catchUp(maxBatch);
    await builder.storeCheckpoint();
    await store.promote();
  };
  return { builder, complete, touch: opened.touch, target };
};

/** A store each of whose calls is made again while it does not answer: what is written twice is the same. */
const patient = <Store extends Readonly<Record<string, Call>>>(store: Store, signal: AbortSignal | undefined): Store =>
  Object.fromEntries(
    Object.entries(store).map(([name, call]): [string, Call] => [
      name,
      (...given) => onceUsable(() => call(...given), { signal, mostMs: patienceMs }),
    ]),
  ) as Store;

type Call = (...given: never[]) => Promise<unknown>;

/** The events of a batch by whom they concern: of a damaged one nobody knows. */
const prepareRoutes = (all: readonly Building[]) => {
  const byType = new Map<string, Building[]>();
  for (const one of all)
    for (const type of one.target.projection.handles) byType.set(type, [...(byType.get(type) ?? []), one]);
  return (batch: readonly RecordedEvent[]): ReadonlyMap<Building, readonly RecordedEvent[]> => {
    const routed = new Map<Building, RecordedEvent[]>();
    for (const event of batch)
      for (const one of event.damaged ? all : (byType.get(event.type) ?? [])) {
        const mine = routed.get(one);
        if (mine) mine.push(event);
        else routed.set(one, [event]);
      }
    return routed;
  };
};
