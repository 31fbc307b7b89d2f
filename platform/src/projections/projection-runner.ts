import { createDebounce } from '#concurrency/debounce.ts';
import { urgency, type Urgency } from '#concurrency/loop-turns.ts';
import { createSerialQueue } from '#concurrency/serial-queue.ts';
import type { Events, RecordedEvent } from '#event-sourcing/events.ts';
import { followEvents } from '#event-sourcing/follow-events.ts';
import { uninstrumented, type Instrument, type InstrumentedStep } from '#instrumentation/instrument.ts';
import type { Clock } from '#ports/clock.ts';
import type { AnyDocument, ReadModels } from '#ports/read-models.ts';
import { createPositionWaiters } from './position-waiters.ts';
import { createProjectionBuilder, type BuilderParts, type ProjectionBuilder } from './projection-builder.ts';
import type { ChangeNotice } from './projection-fold.ts';
import type { AnyProjection } from './projection.ts';
import type { WatchedProgress } from './shared-progress.ts';

/** `checkpoint`: position of the last event seen. `parked`: streams that wait because their handler threw. `fault`: why it stopped as a whole, null once it is retried. */
export type ProjectionHealth = Readonly<{
  name: string;
  version: number;
  checkpoint: number | null;
  parked: number;
  fault: string | null;
}>;

export type RunningProjection = Readonly<{
  name: string;
  health: () => ProjectionHealth;
  /** For `X-At-Least`: true once the model has seen the position, false after `ms`. */
  waitFor: (position: number, ms: number) => Promise<boolean>;
  retryParked: (options?: Readonly<{ poison: boolean }>) => Promise<void>;
  /** Builds a new generation while the model stays in use, and switches. `onBegun`: gets what tells how far it is. */
  rebuild: (onBegun?: (seen: () => number | null) => void) => Promise<void>;
  /** Changes documents by what no event says, between two batches of events; nobody is notified. */
  amend: ProjectionBuilder['amend'];
  close: () => Promise<void>;
}>;

export type RunProjection = Readonly<{
  projection: AnyProjection;
  events: Pick<Events, 'readAll' | 'readStream' | 'subscribe'>;
  models: Pick<ReadModels, 'open' | 'openRebuild'>;
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
  Pick<BuilderParts, 'crashes' | 'maxDeaths'>;

const followBatch = 20;
/** Of a rebuild while the model is in use: small, so that queries are answered in between. */
const rebuildBatch = 2;

/** Keeps a model up to date with the events: catches up from its checkpoint, then subscribes. Parked streams are retried first. */
export const runProjection = async (options: RunProjection): Promise<RunningProjection> => {
  const { name, version } = options.projection.model;
  const work = await createWork(options);
  const { builder, waitFor, rebuild } = work;
  const retryParked: RunningProjection['retryParked'] = (how) => work.inTurn((current) => current.retryParked(how));
  await retryParked();
  const following = followProjection(options, work);

  return {
    name,
    health: () => ({
      name,
      version,
      checkpoint: builder().seen(),
      parked: builder().parked().length,
      fault: following.fault(),
    }),
    waitFor,
    retryParked,
    rebuild,
    amend: (ids, change) => work.inTurn((current) => current.amend(ids, change).then(() => [])),
    close: following.close,
  };
};

const followProjection = (options: RunProjection, { builder, inTurn }: Work) => {
  const { projection, events, log, maxBatch = followBatch, checkpointDelayMs = null } = options;
  const { instrument = uninstrumented } = options;
  const { name } = projection.model;
  const handled = new Set(projection.handles);
  const concerns = (batch: readonly RecordedEvent[]): boolean =>
    batch.some(({ type, damaged }) => damaged === true || handled.has(type));
  const storeCheckpoint = (): Promise<void> => inTurn((current) => current.storeCheckpoint().then(() => []));
  const checkpointSoon = createDebounce(storeCheckpoint, checkpointDelayMs);
  let fault: string | null = null;

  const following = followEvents({
    subscribe: () => {
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
    close: async (): Promise<void> => {
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
  const { projection, events, models, notices, clock, watched, maxBatch = rebuildBatch } = options;
  const { urgency: usually = urgency.prompt } = options;
  const [queue, waiters] = [createSerialQueue(), createPositionWaiters()];
  const store = await models.open<AnyDocument>(projection.model);
  const urgencyOf = (): Urgency => (waiters.isAwaited() || watched?.isAwaited() === true ? urgency.awaited : usually);
  let builder = await createProjectionBuilder({ ...options, store, urgencyOf });
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

  const rebuild: RunningProjection['rebuild'] = async (onBegun) => {
    const newStore = await models.openRebuild<AnyDocument>(projection.model);
    const rebuilt = await createProjectionBuilder({ projection, store: newStore, events, clock });
    onBegun?.(rebuilt.seen);
    await rebuilt.catchUp(maxBatch);
    await inTurn(async () => {
      await rebuilt.catchUp(maxBatch);
      await rebuilt.storeCheckpoint();
      await newStore.promote();
      builder = rebuilt;
      return [];
    });
  };
  return { builder: () => builder, inTurn, rebuild, waitFor: waiters.waitFor };
};
