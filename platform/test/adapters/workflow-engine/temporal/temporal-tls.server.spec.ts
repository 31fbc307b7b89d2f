import { randomUUID } from 'node:crypto';
import {
  registerSampleWorkflows,
  type SampleActivities,
} from '@ecrin/testing/port-contracts/workflow-engine/sample-workflows.ts';
import { openMutualTlsProxy, type MutualTlsProxy } from '@ecrin/testing/servers/mutual-tls-proxy.ts';
import { withTemporal } from '@ecrin/testing/servers/with-temporal.ts';
import { sampleWorkflowsFile } from '@ecrin/testing/temporal/sample-workflows-file.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TemporalServer } from '#adapters/workflow-engine/temporal/temporal-server.ts';
import { openTemporalWorkflowEngine } from '#adapters/workflow-engine/temporal/temporal-workflow-engine.ts';

const activities: SampleActivities = {
  note: async (text) => text,
  flaky: async () => 'done',
  slow: async () => 'done',
};

withTemporal('dev', 'Temporal behind TLS', (address) => {
  let line: MutualTlsProxy;
  let opened: ReturnType<typeof openTemporalWorkflowEngine> | null = null;
  const open = (server: Partial<TemporalServer>) =>
    (opened = openTemporalWorkflowEngine({
      server: { address: line.address, namespace: 'default', ...server },
      taskQueue: `test-${randomUUID()}`,
      workflows: registerSampleWorkflows(activities, false),
      definitionsFile: sampleWorkflowsFile,
      graceMs: 50,
    }));
  beforeEach(async () => {
    line = await openMutualTlsProxy(address());
  });
  afterEach(async () => {
    await opened?.engine.close();
    await line.close();
  });

  it('given the CA, a client certificate and an API key, then client and worker connect', async () => {
    const { engine, worker } = open({
      tls: { ca: line.ca, certificate: line.certificate, key: line.key, serverName: 'temporal.test' },
      apiKey: 'an-api-key',
    });
    await worker.start();
    const id = randomUUID();
    await engine.start({ workflow: 'two-steps', id, input: { text: 'x' } });
    expect(
      await vi.waitUntil(
        async () => {
          const description = await engine.describe(id);
          return description?.status === 'completed' ? description : false;
        },
        { timeout: 15_000, interval: 50 },
      ),
    ).toMatchObject({ result: 'x-1 x-2' });
    expect((await worker.health()).fault).toBeNull();
  });

  it('given no client certificate, then nobody connects, and the fault says why', async () => {
    const { engine } = open({ tls: { ca: line.ca, serverName: 'temporal.test' } });
    await expect(engine.describe('run-1')).rejects.toMatchObject({ name: 'WorkflowEngineFault', kind: 'unavailable' });
  });
});
