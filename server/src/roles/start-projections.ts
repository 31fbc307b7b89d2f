import type { Log } from '@ecrin/command-api';
import { createFairSemaphore } from '@ecrin/platform/concurrency/fair-semaphore.ts';
import { urgency } from '@ecrin/platform/concurrency/loop-turns.ts';
import { runWithLease } from '@ecrin/platform/concurrency/run-with-lease.ts';
import { isUnavailable } from '@ecrin/platform/event-sourcing/log-fit.ts';
import type { Instrument } from '@ecrin/platform/instrumentation/instrument.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { CrashRecord } from '@ecrin/platform/ports/crash-record.ts';
import type { Embedding } from '@ecrin/platform/ports/language-engine.ts';
import { findNeededRebuild, type NeededRebuild } from '@ecrin/platform/projections/needed-rebuild.ts';
import type { ChangeNotice } from '@ecrin/platform/projections/projection-fold.ts';
import {
  runProjection,
  type ProjectionHealth,
  type RunningProjection,
} from '@ecrin/platform/projections/projection-runner.ts';
import type { WatchedProgress } from '@ecrin/platform/projections/shared-progress.ts';
import { deferredProjections, passagesModel, placePassages, projections } from '@ecrin/projections';
import type { Closing } from '#closing.ts';
import type { Stores } from '#storage/open-stores.ts';
import { createRebuilds, type Rebuilds } from './rebuild-read-models.ts';

/** `running`: null while another process updates the model. */
export type Projections = Readonly<{
  running: (name: string) => RunningProjection | null;
  health: () => readonly ProjectionHealth[];
  rebuilds: Rebuilds;
}>;

/** `holder`: id of this process for leases. */
type Parts = Readonly<{
  stores: Stores;
  clock: Clock;
  log: Log;
  closing: Closing;
  holder: string;
  instrument: Instrument;
  notices: (notice: ChangeNotice) => void;
  crashes: CrashRecord;
  /** A stream is parked after this many process crashes during one of its events. */
  maxDeaths: number;
  embedding: () => Promise<Embedding | null>;
  /** Of a model, by its place among the projections; where another thread reads them. */
  watchedAt?: ((place: number) => WatchedProgress) | undefined;
  /** Whether requests wait for what this thread does. */
  answersRequests: boolean;
}>;
type CurrentProjection = () => RunningProjection | null;

/** Updates every read model from the events: one process at a time for each, another begins to take over within 8 s when it dies. */
export const startProjections = async (parts: Parts): Promise<Projections> => {
  const rebuilds = createRebuilds(parts);
  const start = parts.stores.shared ? startUnderLeases : startLocally;
  const models = await start(parts, rebuilds);
  return {
    running: (name) => models.get(name)?.() ?? null,
    health: () => [...models.values()].flatMap((current) => current()?.health() ?? []),
    rebuilds,
  };
};

type AnyProjection = (typeof projections)[number];

/** Events at once of models that nobody waits for: each costs less. */
const deferredBatch = 100;
/** Other processes look up how far a model is, and wait for it (`X-At-Least`). */
const sharedCheckpointDelayMs = 20;

/** Begins to follow the events, from a stand-in where the model must be rebuilt. */
const startFitting = async (parts: Parts, projection: AnyProjection): Promise<Started> => {
  const needed = await findNeededRebuild({ ...parts.stores, projection });
  if (needed)
    parts.log.warn(
      { projection: projection.model.name, fit: needed.fit },
      'a read model does not fit the events and is rebuilt',
    );
  return { running: await startProjection(parts, projection, needed), isStandIn: needed !== null };
};

type Started = Readonly<{ running: RunningProjection; isStandIn: boolean }>;

const startProjection = async (
  parts: Parts,
  projection: AnyProjection,
  needed: NeededRebuild | null,
): Promise<RunningProjection> => {
  const { stores, clock, log, notices, instrument, crashes, maxDeaths, watchedAt } = parts;
  const { events, models, shared } = stores;
  const running = await runProjection({
    projection,
    events,
    models,
    notices,
    clock,
    log,
    instrument,
    crashes,
    maxDeaths,
    ...(deferredProjections.includes(projection) && { urgency: urgency.deferred, maxBatch: deferredBatch }),
    checkpointDelayMs: shared && sharedCheckpointDelayMs,
    watched: watchedAt?.(projections.indexOf(projection)),
    since: needed?.since,
  });
  return projection.model.name === passagesModel.name ? withPlacing(parts, running) : running;
};

/** Whoever writes the model of passages computes their vectors too. */
const withPlacing = ({ stores: { models }, clock, log, embedding }: Parts, running: RunningProjection) => {
  const onFault = (fault: string) => log.warn({ fault }, 'thoughts wait for the embedding model');
  const placing = placePassages({ models, projection: running, embedding, clock, onFault });
  return { ...running, close: () => placing.close().then(running.close) };
};

const startLocally = async (parts: Parts, rebuilds: Rebuilds): Promise<ReadonlyMap<string, CurrentProjection>> => {
  const models = new Map<string, CurrentProjection>();
  const standIns: RunningProjection[] = [];
  for (const projection of projections) {
    const { running, isStandIn } = await startLocal(parts, projection);
    parts.closing.add(`projection ${running.name}`, running.close);
    models.set(running.name, () => running);
    if (isStandIn) standIns.push(running);
  }
  if (standIns.length > 0) await rebuilds.complete(standIns);
  return models;
};

const startLocal = async (parts: Parts, projection: AnyProjection): Promise<Started> => {
  try {
    return await startFitting(parts, projection);
  } catch (fault) {
    if (!isUnavailable(fault)) throw fault;
    parts.log.warn(
      { projection: projection.model.name },
      'a read model was not compared with the events, which do not answer',
    );
    return { running: await startProjection(parts, projection, null), isStandIn: false };
  }
};

/** Each makes collections and indexes where there are none: all at once, a database would answer none of them in time. */
const startsAtOnce = 6;

const startUnderLeases = async (parts: Parts, rebuilds: Rebuilds): Promise<ReadonlyMap<string, CurrentProjection>> => {
  const places = createFairSemaphore(startsAtOnce);
  const startOne = async (projection: AnyProjection): Promise<RunningProjection> => {
    // In the order of their list: what people wait for before what nobody waits for.
    const release = await places.acquire('', undefined, projections.indexOf(projection));
    try {
      const { running, isStandIn } = await startFitting(parts, projection);
      if (isStandIn) await closedUnlessDone(running, rebuilds.complete([running]));
      return running;
    } finally {
      release();
    }
  };
  return new Map(
    projections.map((projection) => [
      projection.model.name,
      runUnderLease(parts, projection, () => startOne(projection)),
    ]),
  );
};

/** One that nobody holds would write its model for as long as the process runs, whoever has the lease. */
const closedUnlessDone = async (running: RunningProjection, work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (fault) {
    // Its last checkpoint is in the same store.
    await running.close().catch(() => undefined);
    throw fault;
  }
};

const runUnderLease = (
  parts: Parts,
  projection: AnyProjection,
  start: () => Promise<RunningProjection>,
): CurrentProjection => {
  const { stores, clock, log, closing, holder } = parts;
  const { name } = projection.model;
  const leased = runWithLease({
    leases: stores.leases,
    name: `projection ${name}`,
    holder,
    clock,
    start,
    onFault: (fault) =>
      log.warn(
        { projection: name, fault: fault instanceof Error ? fault.name : 'Error' },
        'this process does not update a read model for now',
      ),
  });
  closing.add(`projection ${name}`, leased.close);
  return leased.current;
};
