import type { Log } from '@ecrin/command-api';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { noCrashRecord } from '@ecrin/platform/ports/crash-record.ts';
import type { WorkflowEngine } from '@ecrin/platform/ports/workflow-engine.ts';
import type { Closing } from '#closing.ts';
import type { SharedConfig } from '#config/config.ts';
import { temporalServerOf } from '#config/temporal-server.ts';
import type { WatchedEngine } from '#roles/operation-services.ts';
import type { Stores } from '#storage/open-stores.ts';

type Parts = Readonly<{
  config: SharedConfig;
  stores: Stores;
  workflows: Readonly<{ engine: WatchedEngine }> | null;
  clock: Clock;
  log: Log;
  closing: Closing;
}>;

/** To look at runs from a process with the API: this process's own engine, else Temporal, opened when it is first asked; null: neither. */
export const openWatchedEngine = ({ workflows, ...parts }: Parts): (() => Promise<WatchedEngine | null>) => {
  let opened: Promise<WorkflowEngine> | null = null;
  const open = async (): Promise<WorkflowEngine> => {
    const nothing = { workflows: [], yieldTo: async () => undefined, crashes: noCrashRecord };
    const { openWorkflowEngine } = await import('./open-workflow-engine.ts');
    return (await openWorkflowEngine({ ...parts, ...nothing })).engine;
  };
  return async () => {
    if (workflows) return workflows.engine;
    if (!temporalServerOf(parts.config)) return null;
    opened ??= open();
    return opened;
  };
};
