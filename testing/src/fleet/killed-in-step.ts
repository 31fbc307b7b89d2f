import { Client, Connection } from '@temporalio/client';
import { pollUntil } from '#kits/poll-until.ts';
import type { MainProcess } from '#servers/main-process.ts';
import type { Fleet } from './start-fleet.ts';

/** Kills the process that carries out an activity of this type, while it does; which process that was. */
export const killedInStep = async ({ environment, processes }: Fleet, activity: string): Promise<MainProcess> => {
  const connection = await Connection.connect({ address: environment['TEMPORAL_ADDRESS'] ?? '' });
  try {
    const pid = await pollUntil(() => workerOf(new Client({ connection }), activity), {
      timeoutMs: 120_000,
      what: `a process in ${activity}`,
    });
    const victim = processes.workflows.find((one) => one.alive() && one.pid() === pid);
    if (!victim) throw new Error(`no process of the fleet has the id ${pid}`);
    await victim.kill();
    return victim;
  } finally {
    await connection.close();
  }
};

/** As Temporal numbers the states of an activity. */
const started = 2;

/** Id of the process; null: no activity of this type is under way. */
const workerOf = async ({ workflow }: Client, activity: string): Promise<number | null> => {
  const [ofWorkflow] = activity.split('/');
  for await (const { workflowId } of workflow.list({
    query: `WorkflowType = '${ofWorkflow}' AND ExecutionStatus = 'Running'`,
  })) {
    const { raw } = await workflow.getHandle(workflowId).describe();
    // One that waits to be tried again has a worker too, which does nothing of it any more.
    const pending = raw.pendingActivities?.find(
      (one) => one.activityType?.name === activity && Number(one.state) === started,
    );
    if (pending?.lastWorkerIdentity) return Number.parseInt(pending.lastWorkerIdentity, 10);
  }
  return null;
};
