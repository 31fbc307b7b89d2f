import { createDebounce } from '#concurrency/debounce.ts';
import { urgency, type Urgency } from '#concurrency/loop-turns.ts';
import { createSerialQueue } from '#concurrency/serial-queue.ts';
import type { Events, RecordedEvent } from '#event-sourcing/events.ts';
import { followEvents } from '#event-sourcing/follow-events.ts';
import { uninstrumented, type Instrument, type InstrumentedStep } from '#instrumentation/instrument.ts';
import type { Clock } from '#ports/clock.ts';
import { noCrashRecord } from '#ports/crash-record.ts';
import type { AnyDocument, ReadModels } from '#ports/read-models.ts';
import { createPositionWaiters } from './position-waiters.ts';
import { createProjectionBuilder, type BuilderParts, type ProjectionBuilder } from './projection-builder.ts';
import type { ChangeNotice } from './projection-fold.ts';
import type { AnyProjection } from './projection.ts';
import type { RebuildTarget } from './rebuild-together.ts';
import type { WatchedProgress } from './shared-progress.ts';
import { asStandIn } from './stand-in.ts';

/** `checkpoint`: position of the last event that is in the model with all before it; null: none, or it is rebuilt. `parked`: streams that wait because their handler threw. `fault`: why it stopped as a whole, null once it is retried. */
export type ProjectionHealth = Readonly<{
  name: string;
  version: number;
  checkpoint: number | null;
  parked: number;
  fault: string | null;
}>;

export type RunningProjection = RebuildTarget &
  Readonly<{
    name: string;
    health: () => ProjectionHealth;
    /** False while a stand-in is read. */
    isWhole: () => boolean;
    /** For `X-At-Least`: true once the model has seen the position, false after `ms`. */
    waitFor: (position: number, ms: number) => Promise<boolean>;
    retryParked: (options?: Readonly<{ poison: boolean }>) => Promise<void>;
    /** Changes documents by what no event says, between two batches of events; nobody is notified. */
    amend: ProjectionBuilder['amend'];
    close: () => Promise<void>;
  }>;

export type RunProjection = Readonly<{
  projection: AnyProjection;
  events: Pick<Events, 'readAll' | 'readStream' | 'subscribe'>;
  models: Pick<ReadModels, 'open'>;
  /** Called after the commit; must not throw. */
  notices: (notice: ChangeNotice) => void;
  clock: Clock;
  log?: Readonly<{ error: (details: object, message: string) => void }>;
  /** Instruments every batch that concerns the model. */
  instrument?: Instrument;
  /** Events applied at once: few enough that requests are answered in between. */
  maxBatch?: number;
  /** For other processes that read the checkpoint: stored after this delay, in ms, also for events that change nothing. */
  checkpointDelayMs?: number | null;
  /** How soon its events are to be taken in while nobody waits for them. */
  urgency?: Urgency;
  /** Where other threads look up how far it is, and say that they wait. */
  watched?: WatchedProgress | undefined;
}> &
  Pick<BuilderParts, 'crashes' | 'maxDeaths' | 'since'>;

const followBatch = 20;

/** Keeps a model up to date with the events: catches up from its checkpoint, then subscribes. Parked streams are retried first. */
export const runProjection = async (options: RunProjection): Promise<RunningProjection> => {
  const { name, version } = options.projection.model;
  const work = await createWork(options);
  const { builder, waitFor, isWhole } = work;
  const retryParked: RunningProjection['retryParked'] = (how) => work.inTurn((current) => current.retryParked(how));
  await retryParked();
  const following = followProjection(options, work);

  return {
    projection: options.projection,
    name,
    isWhole,
    health: () => ({
      name,
      version,
      checkpoint: isWhole() ? builder().seen() : null,
      parked: builder().parked().length,
      fault: following.fault(),
    }),
    waitFor,
    retryParked,
    // Between two batches of events.
    replace: async (complete) => {
      if (!following.isClosed()) await work.replace(complete);
    },
    amend: (ids, change) => work.inTurn((current) => current.amend(ids, change).then(() => [])),
    close: following.close,
  };
};

const followProjection = (options: RunProjection, { builder, inTurn, reopen }: Work) => {
  const { projection, events, log, maxBatch = followBatch, checkpointDelayMs = null } = options;
  const { instrument = uninstrumented } = options;
  const { name } = projection.model;
  const handled = new Set(projection.handles);
  const concerns = (batch: readonly RecordedEvent[]): boolean =>
    batch.some(({ type, damaged }) => damaged === true || handled.has(type));
  const storeCheckpoint = (): Promise<void> => inTurn((current) => current.storeCheckpoint().then(() => []));
  const checkpointSoon = createDebounce(storeCheckpoint, checkpointDelayMs);
  let [fault, closed]: [string | null, boolean] = [null, false];

  const following = followEvents({
    subscribe: async () => {
      if (fault !== null) await reopen();
      const feed = events.subscribe({ after: builder().seen(), maxBatch, handles: projection.handles });
      fault = null;
      return feed;
    },
    take: async (batch) => {
      await inTurn((current) =>
        concerns(batch) ? instrument(stepOf(name, batch), () => current.take(batch)) : current.take(batch),
      );
      checkpointSoon.schedule();
    },
    onFault: (failure) => {
      fault = failure instanceof Error ? failure.name : 'Error';
      log?.error({ projection: name, fault }, 'A projection stopped and starts again');
    },
  });
  return {
    fault: () => fault,
    isClosed: () => closed,
    close: async (): Promise<void> => {
      closed = true;
      await following.close();
      checkpointSoon.close();
      await storeCheckpoint();
    },
  };
};

/** Attributed to the request of its first event: a batch rarely holds events of more than one. */
const stepOf = (name: string, batch: readonly RecordedEvent[]): InstrumentedStep => {
  const first = batch.find(({ damaged }) => !damaged);
  return {
    name: 'projection',
    of: name,
    attributes: { events: batch.length },
    ...(first ? { correlationId: first.metadata.correlationId } : {}),
  };
};

type Change = (builder: ProjectionBuilder) => Promise<readonly ChangeNotice[]>;
type Work = Awaited<ReturnType<typeof createWork>>;

/** All writes of the model, serially; those who wait for a position are woken after each. */
const createWork = async (options: RunProjection) => {
  const { projection, models, notices, watched, since, urgency: usually = urgency.prompt } = options;
  const [queue, waiters] = [createSerialQueue(), createPositionWaiters()];
  const store = await models.open<AnyDocument>(projection.model);
  const urgencyOf = (): Urgency => (waiters.isAwaited() || watched?.isAwaited() === true ? urgency.awaited : usually);
  let isWhole = !since;
  // What ends the process is found by the rebuild, which takes in every event.
  const openWhole = () => createProjectionBuilder({ ...options, store, urgencyOf, since: null });
  let builder = since
    ? await createProjectionBuilder({ ...options, store: asStandIn(store), urgencyOf, crashes: noCrashRecord })
    : await openWhole();
  const reached = (position: number): void => {
    waiters.reach(position);
    watched?.reached(position);
  };

  const inTurn = (change: Change): Promise<void> =>
    queue(async () => {
      const changes = await change(builder);
      reached(builder.seen() ?? -1);
      for (const notice of changes) notices(notice);
    });

  const replace: RebuildTarget['replace'] = (complete) =>
    inTurn(async () => {
      await complete();
      builder = await openWhole();
      isWhole = true;
      return [];
    });
  /** From what is stored: a generation that another process promoted, or that was promoted here without an answer, is at a place of its own. */
  const reopen = (): Promise<void> =>
    queue(async () => {
      if (isWhole) builder = await openWhole();
    });
  return { builder: () => builder, isWhole: () => isWhole, inTurn, replace, reopen, waitFor: waiters.waitFor };
};
