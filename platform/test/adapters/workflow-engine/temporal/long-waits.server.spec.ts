import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { withTemporal } from '@ecrin/testing/servers/with-temporal.ts';
import { workflowDefinitions, type LongWaitActivities } from '@ecrin/testing/temporal/long-wait-definitions.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTemporalWorkflowEngine } from '#adapters/workflow-engine/temporal/temporal-workflow-engine.ts';
import type { Json } from '#ports/event-store.ts';
import type { WorkflowDescription } from '#ports/workflow-engine.ts';
import { registerWorkflow } from '#workflows/workflow.ts';

const definitionsFile = fileURLToPath(import.meta.resolve('@ecrin/testing/temporal/long-wait-definitions.ts'));
const day = 86_400_000;
const waitOptions = { timeout: 15_000, interval: 50 };

withTemporal('skip', 'long waits on a server whose time passes at once', (address) => {
  const reminded: string[] = [];
  const activities: LongWaitActivities = {
    nextDue: async (after) => new Date(Date.parse(after) + 30 * day).toISOString(),
    remind: async (due) => {
      reminded.push(due);
      return null;
    },
  };
  let temporal: ReturnType<typeof openTemporalWorkflowEngine>;
  beforeEach(async () => {
    const workflows = workflowDefinitions.map((definition) =>
      registerWorkflow<never, unknown, LongWaitActivities, never>(definition as never, activities),
    );
    temporal = openTemporalWorkflowEngine({
      server: { address: address(), namespace: 'default' },
      taskQueue: `test-${randomUUID()}`,
      workflows,
      definitionsFile,
    });
    await temporal.worker.start();
  });
  afterEach(() => temporal.engine.close());

  const runToEnd = async (workflow: string, input: Json): Promise<WorkflowDescription> => {
    const id = randomUUID();
    await temporal.engine.start({ workflow, id, input });
    return vi.waitUntil(async () => {
      const description = await temporal.engine.describe(id);
      return description && description.status !== 'running' ? description : false;
    }, waitOptions);
  };

  it('given a workflow that sleeps for a month, then it wakes up', async () => {
    expect(await runToEnd('sleep-a-month', null)).toMatchObject({ status: 'completed', result: 'awake' });
  });

  it('given a signal that never comes, then the wait times out after its ninety days', async () => {
    expect(await runToEnd('wait-a-season', null)).toMatchObject({ status: 'completed', result: 'timed-out' });
  });

  it('given a monthly reminder over a year, each in a run of its own, then each fires once, in order', async () => {
    // The server’s own time has passed meanwhile: due dates start well after it.
    const first = new Date(Date.now() + 400 * day).toISOString();
    const dues = Array.from({ length: 12 }, (_, index) =>
      new Date(Date.parse(first) + 30 * day * (index + 1)).toISOString(),
    );
    expect(await runToEnd('remind-monthly', { after: first, left: 12 })).toMatchObject({
      status: 'completed',
      result: dues.at(-1),
    });
    expect(reminded).toEqual(dues);
  });
});
