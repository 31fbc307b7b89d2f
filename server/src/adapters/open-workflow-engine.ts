import { join } from 'node:path';
import type { Log } from '@ecrin/command-api';
import { openDisposable, setAside } from '@ecrin/platform/adapters/sqlite/damaged-file.ts';
import { openSqliteTriggerCheckpoints } from '@ecrin/platform/adapters/trigger-checkpoints/sqlite-trigger-checkpoints.ts';
import {
  openSqliteWorkflowEngine,
  type SqliteWorkflowEngineOptions,
  type SqliteWorkflows,
} from '@ecrin/platform/adapters/workflow-engine/embedded/sqlite-workflow-engine.ts';
import { isUnavailable } from '@ecrin/platform/event-sourcing/log-fit.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { CrashRecord } from '@ecrin/platform/ports/crash-record.ts';
import type { WorkflowEngine, WorkflowWorker } from '@ecrin/platform/ports/workflow-engine.ts';
import type { TriggerCheckpoints } from '@ecrin/platform/workflows/trigger.ts';
import { unfitTriggers } from '@ecrin/platform/workflows/unfit-triggers.ts';
import type { RegisteredWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import { triggers, workflowDefinitionsFile } from '@ecrin/workflows';
import type { Closing } from '#closing.ts';
import type { SharedConfig } from '#config/config.ts';
import { temporalServerOf } from '#config/temporal-server.ts';
import type { Stores } from '#storage/open-stores.ts';

type Parts = Readonly<{
  config: SharedConfig;
  stores: Stores;
  workflows: readonly RegisteredWorkflow[];
  clock: Clock;
  log: Log;
  closing: Closing;
  yieldTo: () => Promise<void>;
  crashes: CrashRecord;
}>;
type OpenedEngine = Readonly<{ engine: WorkflowEngine; worker: WorkflowWorker; checkpoints: TriggerCheckpoints }>;

/** Temporal where its address is given, else this process's own runner. Trigger checkpoints are stored where every process reads them. */
export const openWorkflowEngine = (parts: Parts): Promise<OpenedEngine> => {
  const server = temporalServerOf(parts.config);
  return server ? openOnTemporal(parts, server) : openEmbedded(parts);
};

const openEmbedded = async (parts: Parts): Promise<OpenedEngine> => {
  const { config, workflows, clock, log, closing, yieldTo } = parts;
  const { dir, shared, fitOf } = parts.stores;
  const own = await openFitting(
    {
      file: join(dir, 'workflows.db'),
      clock,
      workflows,
      yieldTo,
      maxDeaths: config.MAX_WORKER_DEATHS,
      checkpointsElsewhere: shared !== null,
    },
    { fitOf, log },
  );
  closing.add('workflows', own.engine.close);
  return { ...own, checkpoints: proved(shared?.checkpoints ?? own.checkpoints, { fitOf, log }) };
};

const openOnTemporal = async (
  { config, stores: { dir, shared, fitOf }, workflows, clock, log, closing, yieldTo, crashes }: Parts,
  server: NonNullable<ReturnType<typeof temporalServerOf>>,
): Promise<OpenedEngine> => {
  // Its library is loaded on demand.
  const { openTemporalWorkflowEngine } =
    await import('@ecrin/platform/adapters/workflow-engine/temporal/temporal-workflow-engine.ts');
  const { engine, worker } = openTemporalWorkflowEngine({
    server,
    workflows,
    definitionsFile: workflowDefinitionsFile,
    yieldTo,
    crashes,
    maxDeaths: config.MAX_WORKER_DEATHS,
    log: ({ level, message, ...ids }) => log[level](ids, message),
  });
  closing.add('workflows', engine.close);
  if (shared) return { engine, worker, checkpoints: proved(shared.checkpoints, { fitOf, log }) };
  const checkpoints = openDisposable(
    { file: join(dir, 'triggers.db'), clock, onSetAside: sayDamaged(log) },
    openSqliteTriggerCheckpoints,
  );
  closing.add('trigger checkpoints', checkpoints.close);
  return { engine, worker, checkpoints: proved(checkpoints, { fitOf, log }) };
};

type Fitting = Pick<Stores, 'fitOf'> & Pick<Parts, 'log'>;

const sayDamaged =
  (log: Log) =>
  (file: string): void =>
    log.warn({ file }, 'a damaged file was set aside and is made again');

/**
 * The journal is derived from the events: a journal that is damaged, or contains events this log does not have, is set aside, and the triggers read
 * all events again.
 */
const openFitting = async (options: SqliteWorkflowEngineOptions, { fitOf, log }: Fitting): Promise<SqliteWorkflows> => {
  const { file, clock } = options;
  const opened = openDisposable({ file, clock, onSetAside: sayDamaged(log) }, () => openSqliteWorkflowEngine(options));
  const unfit = await unfitTriggers(triggers, opened.checkpoints, fitOf).catch(async (fault: unknown) => {
    if (isUnavailable(fault)) return [];
    await opened.engine.close();
    throw fault;
  });
  if (unfit.length === 0) return opened;
  await opened.engine.close();
  log.warn(
    { file: setAside(file, clock), triggers: unfit },
    'the workflows did not fit the events and are started again',
  );
  return openSqliteWorkflowEngine(options);
};

/** A trigger that stopped at an event this log does not have reads all events again: the ids of what it starts prevent duplicates. */
const proved = (checkpoints: TriggerCheckpoints, { fitOf, log }: Fitting): TriggerCheckpoints => ({
  ...checkpoints,
  // When a trigger asks, which it does again while the events cannot be reached.
  load: async (name) => {
    const at = await checkpoints.load(name);
    if (!at || (await fitOf(at)) === 'fits') return at;
    log.warn({ trigger: name }, 'a trigger did not fit the events and reads them again');
    await checkpoints.forget(name);
    return null;
  },
});
