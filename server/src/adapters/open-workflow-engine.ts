import { join } from 'node:path';
import type { Log } from '@ecrin/command-api';
import { openSqliteTriggerCheckpoints } from '@ecrin/platform/adapters/trigger-checkpoints/sqlite-trigger-checkpoints.ts';
import { openSqliteWorkflowEngine } from '@ecrin/platform/adapters/workflow-engine/embedded/sqlite-workflow-engine.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { CrashRecord } from '@ecrin/platform/ports/crash-record.ts';
import type { WorkflowEngine, WorkflowWorker } from '@ecrin/platform/ports/workflow-engine.ts';
import type { TriggerCheckpoints } from '@ecrin/platform/workflows/trigger.ts';
import type { RegisteredWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import { workflowDefinitionsFile } from '@ecrin/workflows';
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
export const openWorkflowEngine = async ({
  config,
  stores: { dir, shared },
  workflows,
  clock,
  log,
  closing,
  yieldTo,
  crashes,
}: Parts): Promise<OpenedEngine> => {
  const { MAX_WORKER_DEATHS: maxDeaths } = config;
  const server = temporalServerOf(config);
  if (!server) {
    const own = openSqliteWorkflowEngine({ file: join(dir, 'workflows.db'), clock, workflows, yieldTo, maxDeaths });
    closing.add('workflows', own.engine.close);
    return { ...own, checkpoints: shared?.checkpoints ?? own.checkpoints };
  }
  // Its library is loaded on demand.
  const { openTemporalWorkflowEngine } =
    await import('@ecrin/platform/adapters/workflow-engine/temporal/temporal-workflow-engine.ts');
  const { engine, worker } = openTemporalWorkflowEngine({
    server,
    workflows,
    definitionsFile: workflowDefinitionsFile,
    yieldTo,
    crashes,
    maxDeaths,
    log: ({ level, message, ...ids }) => log[level](ids, message),
  });
  closing.add('workflows', engine.close);
  if (shared) return { engine, worker, checkpoints: shared.checkpoints };
  const checkpoints = openSqliteTriggerCheckpoints(join(dir, 'triggers.db'));
  closing.add('trigger checkpoints', checkpoints.close);
  return { engine, worker, checkpoints };
};
