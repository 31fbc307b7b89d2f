import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import type { Clock } from './clock.ts';
import type { EventFeed, Events } from './events.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { AnyDocument, ReadModels } from './ports/read-models.ts';
import { createPositionWaiters } from './position-waiters.ts';
import { createProjectionBuilder, type ProjectionBuilder } from './projection-builder.ts';
import type { ChangeNotice } from './projection-fold.ts';
import type { AnyProjection } from './projection.ts';

/** `checkpoint`: position of the last event seen. `parked`: streams that wait because their handler threw. */
export type ProjectionHealth = Readonly<{ name: string; version: number; checkpoint: number | null; parked: number }>;

export type RunningProjection = Readonly<{
  name: string;
  health: () => ProjectionHealth;
  /** For `X-At-Least`: true once the model has seen the position, false after `ms`. */
  waitFor: (position: number, ms: number) => Promise<boolean>;
  retryParked: () => Promise<void>;
  /** Builds anew beside the model, which goes on meanwhile, and switches. */
  rebuild: () => Promise<void>;
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
  /** Events taken in at once: small enough that requests are answered in between. */
  maxBatch?: number;
}>;

export const defaultBatch = 100;
/** Pause after a fault of the store, in ms. */
const faultPause = 500;

/** Keeps a model in step with the events: catches up from its checkpoint, then follows. Parked streams are tried again first. */
export const runProjection = async (options: RunProjection): Promise<RunningProjection> => {
  const { projection, events, models, notices, clock, log, maxBatch = defaultBatch } = options;
  const { name, version } = projection.model;
  const [inTurn, waiters] = [oneAtATime(), createPositionWaiters()];
  let builder = await createProjectionBuilder({ projection, store: await models.open<AnyDocument>(projection.model), events, clock });
  let feed: EventFeed | null = null;
  let closing = false;

  const tell = (changes: readonly ChangeNotice[]): void => {
    waiters.reach(builder.seen() ?? -1);
    for (const change of changes) notices(change);
  };
  const work = (change: (builder: ProjectionBuilder) => Promise<readonly ChangeNotice[]>): Promise<void> =>
    inTurn(async () => tell(await change(builder)));

  const followOnce = async (): Promise<void> => {
    feed = events.subscribe({ after: builder.seen(), maxBatch });
    for await (const batch of feed) {
      await work((current) => current.take(batch));
      await breathe();
    }
  };

  const follow = async (): Promise<void> => {
    while (!closing) {
      await followOnce().catch((fault: unknown) =>
        log?.error({ projection: name, fault: fault instanceof Error ? fault.name : 'Error' }, 'A projection stopped and starts again'));
      await feed?.close();
      if (!closing) await pause(faultPause);
    }
  };

  const rebuild = async (): Promise<void> => {
    const store = await models.openRebuild<AnyDocument>(projection.model);
    const beside = await createProjectionBuilder({ projection, store, events, clock });
    await beside.catchUp(maxBatch);
    await inTurn(async () => {
      await beside.catchUp(maxBatch);
      await beside.settle();
      await store.promote();
      builder = beside;
      tell([]);
    });
  };

  await work((current) => current.retryParked());
  const following = follow();
  return {
    name,
    health: () => ({ name, version, checkpoint: builder.seen(), parked: builder.parked().length }),
    waitFor: waiters.waitFor,
    retryParked: () => work((current) => current.retryParked()),
    rebuild,
    close: async () => {
      closing = true;
      await feed?.close();
      await following;
      await inTurn(() => builder.settle());
    },
  };
};
