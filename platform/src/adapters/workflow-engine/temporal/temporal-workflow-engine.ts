import { Client, Connection, defaultGrpcRetryOptions, makeGrpcRetryInterceptor } from '@temporalio/client';
import type { WorkflowEngine, WorkflowWorker } from '#ports/workflow-engine.ts';
import type { RegisteredWorkflow } from '#workflows/workflow.ts';
import { createTemporalEngine } from './temporal-engine.ts';
import type { TemporalLog } from './temporal-log.ts';
import { connectionOptions, type TemporalServer } from './temporal-server.ts';
import { createTemporalWorker } from './temporal-worker.ts';

export type TemporalWorkflowEngineOptions = Readonly<{
  server: TemporalServer;
  /** Workers and starters of one product meet there. A workflow with a bound of its own has the queue `<taskQueue>/<name>`. */
  taskQueue?: string;
  workflows: readonly RegisteredWorkflow[];
  /** Absolute path of the file that exports the same stories as `workflowDefinitions`, without activities. */
  definitionsFile: string;
  /** Activities at once in this process, of all workflows that have no bound of their own. */
  maxActivities?: number;
  /** Each activity waits for it before it begins: others may have to go first. */
  yieldTo?: () => Promise<void>;
  /** How long closing lets running activities end, in ms; then another worker runs them again. */
  graceMs?: number;
  /** A worker that is silent for so long is taken for dead, in ms. */
  silenceMs?: number;
  /** What the library warns of, without payloads. */
  log?: TemporalLog;
}>;

/** Told apart by the options above. Nothing is asked of the server before the first call; nothing runs before `worker.start()`. */
export const openTemporalWorkflowEngine = (
  options: TemporalWorkflowEngineOptions,
): Readonly<{ engine: WorkflowEngine; worker: WorkflowWorker }> => {
  const {
    server,
    taskQueue = 'ecrin',
    maxActivities = 16,
    yieldTo = async () => undefined,
    graceMs = 2_000,
    silenceMs = 5_000,
    log = () => undefined,
  } = options;
  const connection = Connection.lazy({
    ...connectionOptions(server),
    channelArgs: reconnectSoon,
    interceptors: [makeGrpcRetryInterceptor(tryAgain)],
  });
  const client = new Client({ connection, namespace: server.namespace });
  const parts = { ...options, connection, client, taskQueue, maxActivities, yieldTo, graceMs, silenceMs, log };
  const worker = createTemporalWorker(parts);
  return {
    engine: {
      ...createTemporalEngine(parts),
      close: async () => {
        await worker.close();
        await connection.close();
      },
    },
    worker,
  };
};

/** A server that was away for long is found again within two seconds. */
const reconnectSoon = { 'grpc.initial_reconnect_backoff_ms': 250, 'grpc.max_reconnect_backoff_ms': 2_000 };
/** A moment's trouble is bridged; a longer one is the caller's to know of. */
const tryAgain = defaultGrpcRetryOptions({ maxAttempts: 4 });
