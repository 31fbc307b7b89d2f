import type { Client, Connection } from '@temporalio/client';
import type { WorkerHealth } from '#ports/workflow-engine.ts';
import { callTemporal } from './call-temporal.ts';
import { setAsideOf } from './temporal-engine.ts';
import type { TemporalLog } from './temporal-log.ts';

const maxSuspects = 100;

export type ParkedRuns = Readonly<{
  onLog: TemporalLog;
  onSetAside: (runId: string) => void;
  list: () => Promise<WorkerHealth['parked']>;
}>;

/** Runs whose workflow task failed here, as long as the server still retries it, and those with an activity that was set aside here. */
export const watchParkedRuns = (client: Client, connection: Connection): ParkedRuns => {
  const suspects = new Set<string>();

  const check = async (runId: string): Promise<WorkerHealth['parked']> => {
    const found = await Array.fromAsync(client.workflow.list({ query: `RunId = '${runId}'`, pageSize: 1 }));
    const [id] = found.map(({ workflowId }) => workflowId);
    // A run that was just started is listed a moment later.
    if (id === undefined) return [];
    const run = setAsideOf(await client.workflow.getHandle(id, runId).describe());
    if (run === null) suspects.delete(runId);
    return run === null ? [] : [run];
  };
  const suspect = (runId: string): void => {
    if (suspects.size < maxSuspects) suspects.add(runId);
  };
  return {
    onLog: ({ message, runId }) => {
      if (runId !== undefined && message.startsWith('Failing workflow task')) suspect(runId);
    },
    onSetAside: suspect,
    list: async () =>
      (await Promise.all([...suspects].map((runId) => callTemporal(connection, () => check(runId))))).flat(),
  };
};
