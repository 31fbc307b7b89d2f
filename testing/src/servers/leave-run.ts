import { Client, Connection } from '@temporalio/client';
import { v7 } from 'uuid';
import { pollUntil } from '#kits/poll-until.ts';

/** Starts a run that no worker knows: its history has the input. Resolves once the server lists it. */
export const leaveRun = async (address: string, input: object): Promise<void> => {
  const connection = await Connection.connect({ address });
  const { workflow } = new Client({ connection });
  const workflowId = v7();
  await workflow.start('left', { workflowId, taskQueue: 'ecrin', args: [input] });
  await pollUntil(async () => (await workflow.count(`WorkflowId = '${workflowId}'`)).count > 0, { timeoutMs: 30_000 });
  await connection.close();
};
