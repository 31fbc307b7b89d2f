import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import {
  registerSampleWorkflows,
  type SampleActivities,
} from '@ecrin/testing/port-contracts/workflow-engine/sample-workflows.ts';
import { openFaultyProxy, type FaultyProxy } from '@ecrin/testing/servers/faulty-proxy.ts';
import { withTemporal } from '@ecrin/testing/servers/with-temporal.ts';
import { sampleWorkflowsFile } from '@ecrin/testing/temporal/sample-workflows-file.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTemporalWorkflowEngine } from '#adapters/workflow-engine/temporal/temporal-workflow-engine.ts';
import { WorkflowEngineFault, type WorkflowEngine } from '#ports/workflow-engine.ts';

const activities: SampleActivities = {
  note: async (text) => text,
  flaky: async () => 'done',
  slow: async () => 'done',
};
const waitOptions = { timeout: 15_000, interval: 50 };
const echo = (id: string) => ({ workflow: 'echo', id, input: { text: 'x' } });

/** The fault of each call, within the deadline. */
const faultsOf = async (engine: WorkflowEngine): Promise<readonly unknown[]> => {
  const id = randomUUID();
  const before = performance.now();
  const calls = [engine.start(echo(id)), engine.signal(id, 'word'), engine.cancel(id), engine.describe(id)];
  const faults = (await Promise.allSettled(calls)).map((call) =>
    call.status === 'rejected' ? (call.reason as unknown) : null,
  );
  expect(performance.now() - before).toBeLessThan(5_000);
  return faults;
};

withTemporal('dev', 'while Temporal is away', (address) => {
  let line: FaultyProxy;
  let temporal: ReturnType<typeof openTemporalWorkflowEngine>;
  const completed = async (id: string) =>
    expect(
      (
        await vi.waitUntil(async () => {
          const description = await temporal.engine.describe(id).catch(() => null);
          return description?.status === 'completed' ? description : false;
        }, waitOptions)
      ).result,
    ).toEqual({ text: 'x' });

  beforeEach(async () => {
    line = await openFaultyProxy(address());
    temporal = openTemporalWorkflowEngine({
      server: { address: line.address, namespace: 'default' },
      taskQueue: `test-${randomUUID()}`,
      workflows: registerSampleWorkflows(activities, false),
      definitionsFile: sampleWorkflowsFile,
      graceMs: 50,
      silenceMs: 1_000,
    });
  });
  afterEach(async () => {
    await temporal.engine.close();
    await line.close();
  });

  it.each([
    ['cannot be reached', 'unavailable', () => line.cut()],
    ['does not answer', 'timed-out', () => line.silence()],
  ] as const)(
    'given a server that %s, when called, then each call fails within five seconds, and works when the server is back',
    async (_name, kind, away) => {
      const [before, after] = [randomUUID(), randomUUID()];
      await temporal.worker.start();
      await temporal.engine.start(echo(before));
      await completed(before);
      expect((await temporal.worker.health()).fault).toBeNull();
      away();
      for (const fault of await faultsOf(temporal.engine))
        expect(fault).toMatchObject({ name: 'WorkflowEngineFault', kind });
      expect((await temporal.worker.health()).fault).toContain(kind);
      line.repair();
      await vi.waitUntil(
        () =>
          temporal.engine.start(echo(after)).then(
            () => true,
            () => false,
          ),
        waitOptions,
      );
      await completed(after);
      await vi.waitUntil(async () => (await temporal.worker.health()).fault === null, waitOptions);
    },
  );

  it('given a server that is not up yet, when a worker starts, then it works as soon as the server is up', async () => {
    line.cut();
    await temporal.worker.start();
    expect((await temporal.worker.health()).fault).toContain('unavailable');
    line.repair();
    const id = randomUUID();
    await vi.waitUntil(
      () =>
        temporal.engine.start(echo(id)).then(
          () => true,
          () => false,
        ),
      waitOptions,
    );
    await completed(id);
  });

  it('given an API key, when the server is unreachable, then no fault, health status or log line contains the key', async () => {
    const [apiKey, lines] = ['key-that-nobody-may-see', [] as unknown[]];
    const { engine, worker } = openTemporalWorkflowEngine({
      server: { address: line.address, namespace: 'default', apiKey },
      taskQueue: `test-${randomUUID()}`,
      workflows: registerSampleWorkflows(activities, false),
      definitionsFile: sampleWorkflowsFile,
      log: (output) => lines.push(output),
    });
    await worker.start();
    const output = [await faultsOf(engine), await worker.health(), lines];
    expect((output[0] as unknown[]).every((fault) => fault instanceof WorkflowEngineFault)).toBe(true);
    expect(inspect(output, { depth: 20, showHidden: true })).not.toContain(apiKey);
    await engine.close();
  });

  it('given a namespace that does not exist, then each call and the health status report it', async () => {
    const options = {
      server: { address: address(), namespace: 'nowhere' },
      workflows: registerSampleWorkflows(activities, false),
      definitionsFile: sampleWorkflowsFile,
      graceMs: 50,
    };
    const { engine, worker } = openTemporalWorkflowEngine(options);
    for (const fault of await faultsOf(engine)) expect(fault).toMatchObject({ kind: 'unknown-namespace' });
    await worker.start();
    expect((await worker.health()).fault).toContain('unknown-namespace');
    await engine.close();
  });

  it('given an API key without TLS, then it is refused at start', () => {
    const server = { address: line.address, namespace: 'default', apiKey: 'key', tls: false };
    expect(() => openTemporalWorkflowEngine({ server, workflows: [], definitionsFile: sampleWorkflowsFile })).toThrow(
      'over TLS only',
    );
  });
});
