import type { Log } from '@ecrin/command-api';
import { urgency } from '@ecrin/platform/concurrency/loop-turns.ts';
import { runWithLease } from '@ecrin/platform/concurrency/run-with-lease.ts';
import { isUnavailable } from '@ecrin/platform/event-sourcing/log-fit.ts';
import type { Instrument } from '@ecrin/platform/instrumentation/instrument.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { CrashRecord } from '@ecrin/platform/ports/crash-record.ts';
import type { Embedding } from '@ecrin/platform/ports/language-engine.ts';
import type { ChangeNotice } from '@ecrin/platform/projections/projection-fold.ts';
import {
  runProjection,
  type ProjectionHealth,
  type RunningProjection,
} from '@ecrin/platform/projections/projection-runner.ts';
import { rebuildUnfit } from '@ecrin/platform/projections/rebuild-unfit.ts';
import type { WatchedProgress } from '@ecrin/platform/projections/shared-progress.ts';
import { deferredProjections, passagesModel, placePassages, projections } from '@ecrin/projections';
import type { Closing } from '#closing.ts';
import type { Stores } from '#storage/open-stores.ts';

/** `running`: null while another process updates the model. */
export type Projections = Readonly<{
  running: (name: string) => RunningProjection | null;
  health: () => readonly ProjectionHealth[];
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
}>;
type CurrentProjection = () => RunningProjection | null;

/** Updates every read model from the events: one process at a time for each, another takes over within 10 s when it dies. */
export const startProjections = async (parts: Parts): Promise<Projections> => {
  const models = new Map<string, CurrentProjection>();
  for (const projection of projections)
    models.set(
      projection.model.name,
      parts.stores.shared ? runUnderLease(parts, projection) : await runLocally(parts, projection),
    );
  return {
    running: (name) => models.get(name)?.() ?? null,
    health: () => [...models.values()].flatMap((current) => current()?.health() ?? []),
  };
};

type AnyProjection = (typeof projections)[number];

/** Events at once of models that nobody waits for: each costs less. */
const deferredBatch = 100;
/** Other processes look up how far a model is, and wait for it (`X-At-Least`). */
const sharedCheckpointDelayMs = 20;

/** A model derived from another log, or from later events than there are, is rebuilt before it is used. */
const proveFit = async (
  { stores: { events, models, fitOf }, clock, log }: Parts,
  projection: AnyProjection,
): Promise<void> => {
  const fit = await rebuildUnfit({ projection, events, models, clock, fitOf });
  if (fit !== 'fits')
    log.warn({ projection: projection.model.name, fit }, 'a read model did not fit the events and was rebuilt');
};

const startProjection = async (parts: Parts, projection: AnyProjection): Promise<RunningProjection> => {
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
  });
  return projection.model.name === passagesModel.name ? withPlacing(parts, running) : running;
};

/** Whoever writes the model of passages computes their vectors too. */
const withPlacing = ({ stores: { models }, clock, log, embedding }: Parts, running: RunningProjection) => {
  const onFault = (fault: string) => log.warn({ fault }, 'thoughts wait for the embedding model');
  const placing = placePassages({ models, projection: running, embedding, clock, onFault });
  return { ...running, close: () => placing.close().then(running.close) };
};

const runLocally = async (parts: Parts, projection: AnyProjection): Promise<CurrentProjection> => {
  await proveFit(parts, projection).catch((fault: unknown) => {
    if (!isUnavailable(fault)) throw fault;
    parts.log.warn(
      { projection: projection.model.name },
      'a read model was not compared with the events, which do not answer',
    );
  });
  const running = await startProjection(parts, projection);
  parts.closing.add(`projection ${running.name}`, running.close);
  return () => running;
};

const runUnderLease = (parts: Parts, projection: AnyProjection): CurrentProjection => {
  const {
    stores: { leases },
    clock,
    log,
    closing,
    holder,
  } = parts;
  const { name } = projection.model;
  const leased = runWithLease({
    leases,
    name: `projection ${name}`,
    holder,
    clock,
    start: async () => {
      await proveFit(parts, projection);
      return startProjection(parts, projection);
    },
    onFault: (fault) =>
      log.warn(
        { projection: name, fault: fault instanceof Error ? fault.name : 'Error' },
        'this process does not update a read model for now',
      ),
  });
  closing.add(`projection ${name}`, leased.close);
  return leased.current;
};
