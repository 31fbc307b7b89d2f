import { Client, Connection, WorkflowNotFoundError } from '@temporalio/client';
import { callTemporal, closeConnection } from './call-temporal.ts';
import { onOurQueues } from './failed-runs.ts';
import { defaultTaskQueue } from './temporal-names.ts';
import { connectionOptions, type TemporalServer } from './temporal-server.ts';

const pageSize = 500;

/** Every text and payload in the histories of our runs that the server still keeps, ended ones too. Throws `WorkflowEngineFault`. */
export const readHistories = async function* (
  server: TemporalServer,
  taskQueue = defaultTaskQueue,
): AsyncGenerator<Uint8Array> {
  const connection = Connection.lazy(connectionOptions(server));
  const client = new Client({ connection, namespace: server.namespace });
  try {
    for await (const { workflowId, runId } of listRuns(client, connection, onOurQueues({ taskQueue }))) {
      const handle = client.workflow.getHandle(workflowId, runId);
      const history = await callTemporal(connection, () => handle.fetchHistory()).catch(nullIfDropped);
      yield* bytesIn(history);
    }
  } finally {
    await closeConnection(connection);
  }
};

type Run = Readonly<{ workflowId: string; runId: string }>;

/** Page by page: each call has a time of its own. */
const listRuns = async function* (client: Client, connection: Connection, query: string): AsyncGenerator<Run> {
  const { namespace } = client.options;
  let nextPageToken: Uint8Array = new Uint8Array();
  do {
    const asked = { namespace, query, pageSize, nextPageToken };
    const page = await callTemporal(connection, () => client.workflowService.listWorkflowExecutions(asked));
    for (const { execution } of page.executions)
      yield { workflowId: execution?.workflowId ?? '', runId: execution?.runId ?? '' };
    ({ nextPageToken } = page);
  } while (nextPageToken.length > 0);
};

/** Its retention ended since it was listed. */
const nullIfDropped = (fault: unknown): null => {
  if (fault instanceof WorkflowNotFoundError) return null;
  throw fault;
};

const bytesIn = function* (value: unknown): Generator<Uint8Array> {
  if (value instanceof Uint8Array) yield value;
  else if (typeof value === 'string') yield Buffer.from(value);
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* bytesIn(one);
};
