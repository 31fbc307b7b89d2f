import { Client, Connection, defaultGrpcRetryOptions, makeGrpcRetryInterceptor } from '@temporalio/client';
import { noCrashRecord, type CrashRecord } from '#ports/crash-record.ts';
import type { WorkflowEngine, WorkflowWorker } from '#ports/workflow-engine.ts';
import type { RegisteredWorkflow } from '#workflows/workflow.ts';
import { defaultMaxDeaths } from '../activities/retry-delay.ts';
import { closeConnection } from './call-temporal.ts';
import { createTemporalEngine } from './temporal-engine.ts';
import type { TemporalLog } from './temporal-log.ts';
import { defaultTaskQueue } from './temporal-names.ts';
import { connectionOptions, type TemporalServer } from './temporal-server.ts';
import { createTemporalWorker } from './temporal-worker.ts';

export type TemporalWorkflowEngineOptions = Readonly<{
  server: TemporalServer;
  /** The queue workers and clients share. A workflow with its own limit has the queue `<taskQueue>/<name>`. */
  taskQueue?: string;
  workflows: readonly RegisteredWorkflow[];
  /** Absolute path of the file that exports the same workflows as `workflowDefinitions`, without activities. */
  definitionsFile: string;
  /** Concurrent activities in this process, of all workflows without their own limit. */
  maxActivities?: number;
  /** Awaited before each activity starts: requests may go first. */
  yieldTo?: () => Promise<void>;
  /** How long closing waits for running activities, in ms; then another worker runs them again. */
  graceMs?: number;
  /** A worker that is silent for this long is considered dead, in ms. */
  silenceMs?: number;
  /** What processes died in the middle of. */
  crashes?: CrashRecord;
  /** A run is set aside after this many process crashes during one of its activities. */
  maxDeaths?: number;
  /** Warnings of the library, without payloads. */
  log?: TemporalLog;
}>;

/** Workflows on a Temporal server. Nothing is sent to it before the first call; nothing runs before `worker.start()`. */
export const openTemporalWorkflowEngine = (
  options: TemporalWorkflowEngineOptions,
): Readonly<{ engine: WorkflowEngine; worker: WorkflowWorker }> => {
  const { server } = options;
  const connection = Connection.lazy({
    ...connectionOptions(server),
    channelArgs: reconnectBackoff,
    interceptors: [makeGrpcRetryInterceptor(retries)],
  });
  const client = new Client({ connection, namespace: server.namespace });
  const parts = { ...defaults, ...options, connection, client };
  const worker = createTemporalWorker(parts);
  return {
    engine: {
      ...createTemporalEngine(parts),
      close: async () => {
        await worker.close();
        await closeConnection(connection);
      },
    },
    worker,
  };
};

const defaults = {
  taskQueue: defaultTaskQueue,
  maxActivities: 16,
  yieldTo: async () => undefined,
  graceMs: 2_000,
  silenceMs: 5_000,
  log: () => undefined,
  crashes: noCrashRecord,
  maxDeaths: defaultMaxDeaths,
};

/** A server that comes back is found again within two seconds. */
const reconnectBackoff = { 'grpc.initial_reconnect_backoff_ms': 250, 'grpc.max_reconnect_backoff_ms': 2_000 };
/** Short faults are retried; longer ones reach the caller. */
const retries = defaultGrpcRetryOptions({ maxAttempts: 4 });
