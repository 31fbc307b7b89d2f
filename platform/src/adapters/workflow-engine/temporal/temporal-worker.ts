import type { Client, Connection } from '@temporalio/client';
import type { Worker } from '@temporalio/worker';
import { waitAtMost } from '#concurrency/deadline.ts';
import { pause } from '#concurrency/pause.ts';
import { WorkflowEngineFault, type WorkerHealth, type WorkflowWorker } from '#ports/workflow-engine.ts';
import { bundleWorkflows, type WorkflowBundle } from './bundle-workflows.ts';
import { callTemporal } from './call-temporal.ts';
import { watchParkedRuns } from './parked-runs.ts';
import { runWorkers, type WorkersParts } from './run-workers.ts';
import { listenToTemporal, type TemporalLog } from './temporal-log.ts';

/** Longest a start waits for a server that does not answer; attempts continue in the background, in ms. */
const timeoutMs = 4_000;
const retryMs = 1_000;

export type WorkerParts = Omit<WorkersParts, 'onSetAside'> &
  Readonly<{ client: Client; connection: Connection; definitionsFile: string; log: TemporalLog }>;

type WorkerState = { workers: readonly Worker[]; fault: string | null };

export const createTemporalWorker = (parts: WorkerParts): WorkflowWorker => {
  const { client, connection, log } = parts;
  const state: WorkerState = { workers: [], fault: null };
  const parked = watchParkedRuns(client, connection);
  let work: Readonly<{ stop: AbortController; done: Promise<void> }> | null = null;

  return {
    start: async () => {
      // Rejects when the workflows cannot be bundled: retrying would not help.
      const bundle = await bundleWorkflows(parts.definitionsFile);
      if (work) return;
      const stop = new AbortController();
      const tried = Promise.withResolvers<void>();
      const stopListening = listenToTemporal((line) => {
        parked.onLog(line);
        log(line);
      });
      work = {
        stop,
        done: runUntilStopped(
          { ...parts, onSetAside: parked.onSetAside },
          { bundle, state, stop: stop.signal, onTried: tried.resolve },
        ).finally(stopListening),
      };
      await waitAtMost(timeoutMs, tried.promise);
    },
    health: async () => ({ active: activeCount(state.workers), ...(await problems(parts, state, parked.list)) }),
    close: async () => {
      work?.stop.abort();
      // Calls that an unavailable server blocks end with the process.
      if (work) await waitAtMost(parts.graceMs + timeoutMs, work.done);
      work = null;
    },
  };
};

type WorkLoop = Readonly<{ bundle: WorkflowBundle; state: WorkerState; stop: AbortSignal; onTried: () => void }>;

/** Reconnects until `stop`. */
const runUntilStopped = async (parts: WorkersParts, { bundle, state, stop, onTried }: WorkLoop): Promise<void> => {
  const onReady = (workers: readonly Worker[]): void => {
    Object.assign(state, { workers, fault: null });
    onTried();
  };
  while (!stop.aborted) {
    try {
      await runWorkers(parts, { bundle, stop, onReady });
    } catch {
      // The library's message may quote its configuration.
      state.fault = 'no worker is connected to Temporal';
    }
    state.workers = [];
    onTried();
    await pause(retryMs, stop);
  }
};

const activeCount = (workers: readonly Worker[]): number =>
  workers
    .map((worker) => worker.getStatus())
    .reduce(
      (sum, { numInFlightActivities, numInFlightWorkflowActivations }) =>
        sum + numInFlightActivities + numInFlightWorkflowActivations,
      0,
    );

const problems = async (
  { client, connection, server }: WorkerParts,
  state: WorkerState,
  parked: () => Promise<WorkerHealth['parked']>,
): Promise<Pick<WorkerHealth, 'parked' | 'fault'>> => {
  try {
    await callTemporal(connection, () => client.workflowService.describeNamespace({ namespace: server.namespace }));
    return { parked: await parked(), fault: state.fault };
  } catch (failure) {
    return { parked: [], fault: failure instanceof WorkflowEngineFault ? failure.message : 'Temporal does not answer' };
  }
};
