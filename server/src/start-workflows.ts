import type { Courtesy } from '@ecrin/platform/courtesy.ts';
import { openSqliteWorkflowEngine } from '@ecrin/platform/adapters/workflow-engine/sqlite-workflow-engine.ts';
import type { Clock } from '@ecrin/platform/clock.ts';
import { runTriggers } from '@ecrin/platform/trigger-runner.ts';
import { registeredWorkflows, triggers, watchForEngine, type WorkflowServices } from '@ecrin/workflows';
import { join } from 'node:path';
import type { Engines } from './choose-engines.ts';
import type { Closing } from './closing.ts';
import type { Stores } from './open-stores.ts';

type Parts = Readonly<{ stores: Stores; engines: Engines; clock: Clock; closing: Closing; courtesy: Courtesy; onProgress: WorkflowServices['onProgress'] }>;
export type Workflows = Readonly<{ health: () => Promise<Readonly<{ running: number; parked: number; fault: string | null }>> }>;

/** Runs what takes time: the engine first, then what starts workflows from events. */
export const startWorkflows = async ({ stores, engines, clock, closing, courtesy, onProgress }: Parts): Promise<Workflows> => {
  const { dir, events, blobs, execute } = stores;
  const waiting = new Set<string>();
  const workflows = registeredWorkflows({ ...engines, events, blobs, execute, clock, waiting, onProgress });
  const { engine, worker, checkpoints } = openSqliteWorkflowEngine({ file: join(dir, 'workflows.db'), clock, workflows, yieldTo: courtesy.turn });
  closing.add('workflows', engine.close);
  await worker.start();
  const runner = runTriggers({ events, engine, checkpoints, triggers });
  closing.add('triggers', runner.close);
  const watch = watchForEngine({ transcriber: engines.transcriber, engine, waiting });
  closing.add('engine watch', async () => watch.close());

  return {
    health: async () => {
      const { inHand, parked, fault } = await worker.health();
      return { running: inHand, parked: parked.length, fault: fault ?? runner.health().find((trigger) => trigger.fault !== null)?.fault ?? null };
    },
  };
};
