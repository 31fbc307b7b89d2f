import { loopTurn, type Urgency } from '#concurrency/loop-turns.ts';
import type { Events, RecordedEvent } from '#event-sourcing/events.ts';
import { isPermanentFault } from '#event-sourcing/permanent-fault.ts';
import type { Clock } from '#ports/clock.ts';
import { noCrashRecord, type CrashRecord } from '#ports/crash-record.ts';
import type { AnyDocument, ModelStore, Parked } from '#ports/read-models.ts';
import { logPositionOf, type LogPosition } from '#ports/store-fit.ts';
import { addToTotals } from './add-to-totals.ts';
import { amendDocuments, type AmendDocument } from './amend-documents.ts';
import { inBatches } from './in-batches.ts';
import { lastSeenBy } from './last-seen-by.ts';
import { isPoison } from './parked-reason.ts';
import { documentIds, foldEvents, parkedBy, type ChangeNotice } from './projection-fold.ts';
import type { AnyProjection } from './projection.ts';
import { readHistories } from './restored-histories.ts';

/** One generation of a model and its progress. Its work must run serially. */
export type ProjectionBuilder = Readonly<{
  /** Position of the last event seen; null before the first. */
  seen: () => number | null;
  parked: () => readonly Parked[];
  /** Applies what is newer than `seen`. Durable when it resolves, except a checkpoint over events that change nothing. */
  take: (events: readonly RecordedEvent[]) => Promise<readonly ChangeNotice[]>;
  /** Retries the parked streams, from where each stopped; `poison`: also those whose event ended the process. */
  retryParked: (options?: Readonly<{ poison: boolean }>) => Promise<readonly ChangeNotice[]>;
  /** Applies everything the store has beyond `seen`, in batches. */
  catchUp: (maxBatch: number) => Promise<void>;
  /** Stores the checkpoint where it runs ahead of the last commit. */
  storeCheckpoint: () => Promise<void>;
  /** See `amendDocuments`. */
  amend: (ids: readonly string[], change: AmendDocument) => Promise<void>;
}>;

export type BuilderParts = Readonly<{
  projection: AnyProjection;
  store: ModelStore<AnyDocument>;
  events: Pick<Events, 'readAll' | 'readStream'>;
  clock: Clock;
  /** What processes died in the middle of. */
  crashes?: CrashRecord;
  /** An event's stream is parked after this many crashes. */
  maxDeaths?: number;
  urgencyOf?: (() => Urgency) | undefined;
  /** The store is a stand-in: see `stand-in.ts`. */
  since?: LogPosition | null | undefined;
}>;

/** Events that may pass before a checkpoint is stored on its own: what a restart reads again at most. */
const maxUncheckpointedEvents = 1_000;

type Progress = { seen: LogPosition | null; sinceCheckpoint: number; readonly parked: Map<string, Parked> };

export const createProjectionBuilder = async (parts: BuilderParts): Promise<ProjectionBuilder> => {
  const { store, events, since } = parts;
  const parked = new Map((await store.parked()).map((stream) => [stream.stream, stream]));
  const progress: Progress = { seen: since ?? (await lastSeenBy(store)), sinceCheckpoint: 0, parked };
  const commit = prepareCommit(parts, progress);
  const take = prepareTake(parts, progress, prepareSurvival(parts, progress, commit));
  return {
    seen: () => progress.seen?.position ?? null,
    parked: () => [...parked.values()],
    take,
    retryParked: async ({ poison } = { poison: false }) => {
      const notices: ChangeNotice[] = [];
      const waiting = [...parked.values()].filter((stream) => poison || !isPoison(stream));
      for (const stream of waiting) {
        const waited = progress.seen && (await waitingEvents(parts, stream, progress.seen.position));
        if (waited && progress.seen) notices.push(...(await commit(waited, progress.seen, [stream.stream])));
      }
      return notices;
    },
    catchUp: async (maxBatch) => {
      const missed = events.readAll({ after: progress.seen?.position ?? null });
      for await (const batch of inBatches(missed, maxBatch)) await take(batch);
    },
    storeCheckpoint: async () => {
      if (progress.seen && progress.sinceCheckpoint > 0) await commit([], progress.seen);
    },
    amend: async (ids, change) => {
      if (progress.seen) await amendDocuments(store, progress.seen, { ids, change });
    },
  };
};

type CommitEvents = (
  mine: readonly RecordedEvent[],
  seen: LogPosition,
  unpark?: readonly string[],
) => Promise<readonly ChangeNotice[]>;

const prepareCommit =
  ({ projection, events, store, clock, since }: BuilderParts, progress: Progress): CommitEvents =>
  async (mine, { position, event }, unpark = []) => {
    const stored = await store.getMany(documentIds(projection, mine));
    const { writes, park, notices, added } = foldEvents(projection, mine, {
      stored,
      parkedAt: clock.now().toISOString(),
      late: unpark.length > 0,
      histories: await readHistories({ projection, events, standsIn: since ? stored : null }, mine),
    });
    const totals = await addToTotals(store, { projection, added, position: mine.at(-1)?.position ?? position });
    await store.commit({ checkpoint: position, event, writes: [...writes, ...totals.writes], park, unpark });
    for (const stream of unpark) progress.parked.delete(stream);
    for (const one of park) progress.parked.set(one.stream, one);
    progress.sinceCheckpoint = 0;
    return [...notices, ...totals.notices];
  };

/** Crashes during an event before its stream is parked: the first one may have had another cause. */
const defaultMaxDeaths = 2;

/** Before, in and after a batch that changes the model: which one it was outlives the process. An event that ended it twice has its stream parked. */
const prepareSurvival = (parts: BuilderParts, progress: Progress, commit: CommitEvents) => {
  const { projection, store, clock, crashes = noCrashRecord, maxDeaths = defaultMaxDeaths } = parts;
  const { name } = projection.model;
  const deathsOf = ({ position }: RecordedEvent): number => crashes.deathsAt(name, position);
  const parkPoison = async (event: RecordedEvent): Promise<void> => {
    const parked = parkedBy(event, null, clock.now().toISOString());
    await store.commit({ checkpoint: event.position, event: logPositionOf(event).event, writes: [], park: [parked] });
    progress.parked.set(event.stream, parked);
    progress.sinceCheckpoint = 0;
  };
  return {
    /** Whether one of these may have crashed the process: then each is applied individually. */
    isSuspect: (mine: readonly RecordedEvent[]): boolean =>
      mine.length > 1 && mine.some((event) => deathsOf(event) > 0),
    commit: async (mine: readonly RecordedEvent[], seen: LogPosition): Promise<readonly ChangeNotice[]> => {
      const [first, last] = [mine[0], mine.at(-1)];
      if (!first || !last) return commit(mine, seen);
      const deaths = deathsOf(first);
      if (deaths >= maxDeaths) {
        await parkPoison(first);
        crashes.forget(name, last.position);
        return [];
      }
      crashes.begin(name, { from: first.position, to: last.position });
      try {
        const notices = await commit(mine, seen);
        if (deaths > 0) crashes.forget(name, last.position);
        return notices;
      } finally {
        crashes.end(name);
      }
    },
  };
};

const prepareTake = (
  { projection, urgencyOf }: BuilderParts,
  progress: Progress,
  survival: ReturnType<typeof prepareSurvival>,
): ProjectionBuilder['take'] => {
  const handled = new Set(projection.handles);
  const take: ProjectionBuilder['take'] = async (batch) => {
    const fresh = batch.filter(({ position }) => position > (progress.seen?.position ?? -1));
    const last = fresh.at(-1);
    if (!last) return [];
    const seen = logPositionOf(last);
    const mine = fresh.filter(
      ({ type, stream, damaged }) => (damaged || handled.has(type)) && !progress.parked.has(stream),
    );
    if (survival.isSuspect(mine)) {
      const notices: ChangeNotice[] = [];
      for (const event of fresh) notices.push(...(await take([event])));
      return notices;
    }
    progress.sinceCheckpoint += fresh.length;
    // All models hear of an event at once: without turns no request would be answered until the last has committed.
    if (mine.length > 0) await loopTurn(urgencyOf);
    const notices =
      mine.length > 0 || progress.sinceCheckpoint >= maxUncheckpointedEvents ? await survival.commit(mine, seen) : [];
    progress.seen = seen;
    return notices;
  };
  return take;
};

/** The events of a parked stream, from the one whose handler threw to the last one seen; null: they cannot all be read yet. */
const waitingEvents = async (
  { projection, events }: BuilderParts,
  { stream, revision }: Parked,
  seen: number,
): Promise<readonly RecordedEvent[] | null> => {
  try {
    const waiting = await Array.fromAsync(events.readStream(stream, { from: revision }));
    return waiting.length === 0
      ? null
      : waiting.filter(({ position, type }) => position <= seen && projection.handles.includes(type));
  } catch (fault) {
    if (isPermanentFault(fault)) return null;
    throw fault;
  }
};
