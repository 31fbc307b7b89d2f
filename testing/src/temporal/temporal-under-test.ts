import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openTemporalWorkflowEngine } from '@ecrin/platform/adapters/workflow-engine/temporal/temporal-workflow-engine.ts';
import type { WorkflowEngine } from '@ecrin/platform/ports/workflow-engine.ts';
import { registerSampleWorkflows } from '#port-contracts/workflow-engine/sample-workflows.ts';
import type { WorkflowEngineUnderTest } from '#port-contracts/workflow-engine/workflow-engine-case.ts';
import { openFaultyProxy, type FaultyProxy } from '#servers/faulty-proxy.ts';
import { sampleWorkflowsFile } from './sample-workflows-file.ts';

const changedSampleWorkflowsFile = fileURLToPath(new URL('changed-sample-workflow-definitions.ts', import.meta.url));

/** Many tests share a server: each has ids of its own. */
const withOwnIds = (engine: WorkflowEngine, prefix: string): WorkflowEngine => ({
  ...engine,
  start: (request) => engine.start({ ...request, id: prefix + request.id }),
  signal: (id, signal, payload) => engine.signal(prefix + id, signal, payload),
  cancel: (id) => engine.cancel(prefix + id),
  describe: async (id) => {
    const description = await engine.describe(prefix + id);
    return description && { ...description, id };
  },
  failed: async (most) => (await engine.failed(most)).map((run) => ({ ...run, id: run.id.slice(prefix.length) })),
  retry: (id) => engine.retry(prefix + id),
});

type Open = Readonly<{ line: FaultyProxy; close: () => Promise<void> }>;

/** Each worker has a connection of its own to the server, and crashes by its being cut. */
export const temporalUnderTest = async (address: string): Promise<WorkflowEngineUnderTest> => {
  const taskQueue = `test-${randomUUID()}`;
  const options = { taskQueue, maxActivities: 4, graceMs: 50, silenceMs: 1_000 };
  const starter = openTemporalWorkflowEngine({
    ...options,
    server: { address, namespace: 'default' },
    workflows: [],
    definitionsFile: sampleWorkflowsFile,
  });
  const engine = withOwnIds(starter.engine, `${taskQueue}/`);
  let current: Open | null = null;
  const ends: Promise<void>[] = [];

  const stopWorker = async (): Promise<void> => {
    await current?.close();
    await current?.line.close();
    current = null;
  };
  return {
    engine: () => engine,
    startWorker: async (activities, { changedDefinition = false } = {}) => {
      await stopWorker();
      const line = await openFaultyProxy(address);
      const {
        engine: { close },
        worker,
      } = openTemporalWorkflowEngine({
        ...options,
        server: { address: line.address, namespace: 'default' },
        workflows: registerSampleWorkflows(activities, changedDefinition),
        definitionsFile: changedDefinition ? changedSampleWorkflowsFile : sampleWorkflowsFile,
      });
      await worker.start();
      current = { line, close };
    },
    stopWorker,
    settled: () => pause(150),
    killWorker: async () => {
      current?.line.cut();
      if (current) ends.push(current.close().then(current.line.close));
      current = null;
    },
    startMs: 8_000,
    dispose: async () => {
      await stopWorker();
      await Promise.all(ends);
      await starter.engine.close();
    },
  };
};
