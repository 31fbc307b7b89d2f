import { randomUUID } from 'node:crypto';
import {
  registerSampleWorkflows,
  type SampleActivities,
} from '@ecrin/testing/port-contracts/workflow-engine/sample-workflows.ts';
import { withTemporal } from '@ecrin/testing/servers/with-temporal.ts';
import { runHistoryTexts } from '@ecrin/testing/temporal/run-history-text.ts';
import { sampleWorkflowsFile } from '@ecrin/testing/temporal/sample-workflows-file.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { openTemporalWorkflowEngine } from '#adapters/workflow-engine/temporal/temporal-workflow-engine.ts';
import type { Json } from '#ports/event-store.ts';
import type { Activities, ActivityContext, RegisteredWorkflow } from '#workflows/workflow.ts';

const waitOptions = { timeout: 15_000, interval: 20 };
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
const plain: SampleActivities = { note: async (text) => text, flaky: async () => 'done', slow: async () => 'done' };

withTemporal('dev', 'what only Temporal promises', (address) => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  const open = (workflows: readonly RegisteredWorkflow[]) => {
    const temporal = openTemporalWorkflowEngine({
      server: { address: address(), namespace: 'default' },
      taskQueue: `test-${randomUUID()}`,
      workflows,
      definitionsFile: sampleWorkflowsFile,
      graceMs: 50,
      silenceMs: 1_000,
    });
    closing.push(temporal.engine.close);
    return temporal;
  };
  /** The sample workflows with one activity of its own, and that workflow’s limit. */
  const workflowsWith = (activities: Activities, maxActivities: number | null = null): readonly RegisteredWorkflow[] =>
    registerSampleWorkflows({ ...plain, ...activities }, false).map((workflow) =>
      workflow.name === 'waiter' ? { ...workflow, maxActivities } : workflow,
    );
  const started = async ({ engine }: ReturnType<typeof open>, workflow: string, input: Json): Promise<string> => {
    const id = randomUUID();
    await engine.start({ workflow, id, input });
    return id;
  };
  const ended = ({ engine }: ReturnType<typeof open>, id: string) =>
    vi.waitUntil(async () => {
      const description = await engine.describe(id);
      return description && description.status !== 'running' ? description : false;
    }, waitOptions);

  it('given an unknown workflow, then it is listed as parked, and can be cancelled', async () => {
    const temporal = open(registerSampleWorkflows(plain, false));
    await temporal.worker.start();
    const id = await started(temporal, 'nobody-knows-it', null);
    const parked = await vi.waitUntil(async () => {
      const health = await temporal.worker.health();
      return health.parked.length > 0 ? health.parked : false;
    }, waitOptions);
    expect(parked).toEqual([{ id, reason: expect.stringContaining('no worker knows it') }]);
    expect(await temporal.engine.describe(id)).toMatchObject({ status: 'running', failure: parked[0]?.reason });
    await temporal.engine.cancel(id);
    expect((await temporal.engine.describe(id))?.status).toBe('cancelled');
    expect((await temporal.worker.health()).parked).toEqual([]);
  });

  it('given a workflow with its own concurrency limit, then no more of its activities run concurrently in a process', async () => {
    let [now, most] = [0, 0];
    const slow = async () => {
      now += 1;
      most = Math.max(most, now);
      await pause(100);
      now -= 1;
      return 'done';
    };
    const temporal = open(workflowsWith({ slow }, 2));
    await temporal.worker.start();
    const ids = await Promise.all(
      Array.from({ length: 6 }, (_, index) => started(temporal, 'waiter', { ms: 0, ownerId: `owner-${index}` })),
    );
    for (const id of ids) expect((await ended(temporal, id)).result).toBe('done');
    expect(most).toBe(2);
  });

  it('given a running activity, when its workflow is cancelled, then its signal is aborted', async () => {
    const contexts: ActivityContext[] = [];
    const note = async (_text: string, context: ActivityContext) => {
      contexts.push(context);
      await new Promise((resolve) => {
        context.signal.addEventListener('abort', resolve);
      });
      return 'aborted';
    };
    const temporal = open(workflowsWith({ note }));
    await temporal.worker.start();
    const id = await started(temporal, 'two-steps', { text: 'x' });
    await vi.waitUntil(() => contexts.length === 1, waitOptions);
    await temporal.engine.cancel(id);
    expect((await ended(temporal, id)).status).toBe('cancelled');
    await vi.waitUntil(() => contexts[0]?.signal.aborted, waitOptions);
    expect(contexts[0]?.workflowId).toBe(id);
  });

  it('given attempts of one step, then they share one key, and another step has another', async () => {
    const keys: string[] = [];
    const note = async (_text: string, { idempotencyKey }: ActivityContext) => {
      keys.push(idempotencyKey);
      if (keys.length === 1) throw new Error('once');
      return 'noted';
    };
    const temporal = open(workflowsWith({ note }));
    await temporal.worker.start();
    await ended(temporal, await started(temporal, 'two-steps', { text: 'x' }));
    expect(keys).toHaveLength(3);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('given faults that quote personal words, then the server stores none of it: no words, no memo, no search attribute', async () => {
    const temporal = open(
      workflowsWith({
        note: async () => {
          throw new Error('my secret words');
        },
      }),
    );
    await temporal.worker.start();
    const ids = [await started(temporal, 'broken', { text: 'x' }), await started(temporal, 'two-steps', { text: 'x' })];
    for (const id of ids) expect((await ended(temporal, id)).status).toBe('failed');
    for (const id of ids) {
      const [history = ''] = await vi.waitUntil(async () => {
        const stored = await runHistoryTexts(address(), `WorkflowId = '${id}'`);
        return stored.length > 0 ? stored : false;
      }, waitOptions);
      expect(history).toContain('{"text":"x"}');
      for (const word of ['secret', '"memo"', '"searchAttributes"']) expect(history).not.toContain(word);
    }
  });
});
