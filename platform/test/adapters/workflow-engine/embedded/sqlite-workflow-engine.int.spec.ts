import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerSampleWorkflows } from '@ecrin/testing/port-contracts/workflow-engine/sample-workflows.ts';
import type { WorkflowEngineUnderTest } from '@ecrin/testing/port-contracts/workflow-engine/workflow-engine-case.ts';
import { workflowEngineContract } from '@ecrin/testing/port-contracts/workflow-engine/workflow-engine.contract.ts';
import { describe, expect, it, vi } from 'vitest';
import {
  openSqliteWorkflowEngine,
  type SqliteWorkflows,
} from '#adapters/workflow-engine/embedded/sqlite-workflow-engine.ts';
import { loopTurn, urgency } from '#concurrency/loop-turns.ts';
import { defineWorkflow, registerWorkflow, type RegisteredWorkflow } from '#workflows/workflow.ts';

const waitOptions = { timeout: 30_000 };
const clock = { now: () => new Date() };
const open = (dir: string, workflows: readonly RegisteredWorkflow[]): SqliteWorkflows =>
  openSqliteWorkflowEngine({ file: join(dir, 'workflows.db'), clock, workflows, maxActivities: 4, graceMs: 50 });

const make = async (): Promise<WorkflowEngineUnderTest> => {
  const root = await mkdtemp(join(tmpdir(), 'ecrin-workflows-'));
  let generation = 0;
  const dir = () => join(root, String(generation));
  await mkdir(dir());
  let current = open(dir(), []);

  return {
    engine: () => current.engine,
    startWorker: async (activities, { changedDefinition = false } = {}) => {
      await current.engine.close();
      current = open(dir(), registerSampleWorkflows(activities, changedDefinition));
      await current.worker.start();
    },
    stopWorker: async () => {
      await current.engine.close();
      current = open(dir(), []);
    },
    settled: () =>
      vi.waitUntil(async () => (await current.worker.health()).active === 0, { timeout: 30_000, interval: 5 }),
    /** A copy of the file at this moment is what a killed process leaves behind. */
    killWorker: async () => {
      const dying = dir();
      generation += 1;
      await cp(dying, dir(), { recursive: true });
      await current.engine.close();
      current = open(dir(), []);
    },
    startMs: 2_000,
    dispose: async () => {
      await current.engine.close();
      await rm(root, { recursive: true, force: true });
    },
  };
};

describe('the embedded workflow engine', () => {
  workflowEngineContract(make);
});

describe('guarantees of the embedded engine only', () => {
  const temporary = () => mkdtemp(join(tmpdir(), 'ecrin-workflows-'));
  const retries = { '*': { initialMs: 10, factor: 2, maxMs: 20, attempts: 3, timeoutMs: 1_000 } };
  const sleeping = registerWorkflow(
    defineWorkflow<null, string, Record<string, never>>({
      name: 'sleeping',
      retries,
      run: async (run) => {
        await run.sleep(3_600_000);
        return 'awake';
      },
    }),
    {},
  );

  it('holds no resources for thousands of sleeping runs', { timeout: 60_000 }, async () => {
    const { engine, worker } = open(await temporary(), [sleeping]);
    await worker.start();
    await Promise.all(
      Array.from({ length: 2_000 }, (_, index) =>
        engine.start({ workflow: 'sleeping', id: `run-${index}`, input: null }),
      ),
    );
    await vi.waitUntil(async () => (await worker.health()).active > 0, { timeout: 30_000, interval: 1 });
    await vi.waitUntil(async () => (await worker.health()).active === 0, { timeout: 50_000, interval: 50 });
    expect((await engine.describe('run-1999'))?.status).toBe('running');
    await engine.close();
  });

  it('given many activities that one commit begins, then a read model that somebody waits for goes before those that have not begun', async () => {
    const order: string[] = [];
    const work = async (_none: null): Promise<null> => {
      if (order.push('activity') === 1) void loopTurn(() => urgency.awaited).then(() => order.push('awaited'));
      const until = performance.now() + 5;
      while (performance.now() < until);
      return null;
    };
    const busy = registerWorkflow(
      defineWorkflow<null, null, { work: typeof work }>({
        name: 'busy',
        retries,
        run: (run) => run.activities.work(null),
      }),
      { work },
    );
    const { engine, worker } = open(await temporary(), [busy]);
    await worker.start();
    await Promise.all(
      Array.from({ length: 4 }, (_, index) => engine.start({ workflow: 'busy', id: `run-${index}`, input: null })),
    );
    await vi.waitUntil(() => order.length === 5, waitOptions);
    // Every eighth turn of the process goes to what has waited longest: then one activity more comes first.
    expect(order.indexOf('awaited')).toBeOneOf([1, 2]);
    await engine.close();
  });

  it('lists a run of an unknown workflow, and retries it at the next start', async () => {
    const dir = await temporary();
    const first = open(dir, []);
    await first.worker.start();
    await first.engine.start({ workflow: 'sleeping', id: 'run-1', input: null });
    await vi.waitUntil(async () => (await first.worker.health()).parked.length > 0, waitOptions);
    expect((await first.worker.health()).parked).toEqual([
      { id: 'run-1', reason: 'unknown workflow sleeping', retryable: false },
    ]);
    expect(await first.engine.setAside()).toEqual((await first.worker.health()).parked);
    await first.engine.close();
    const second = open(dir, [sleeping]);
    await second.worker.start();
    await vi.waitUntil(async () => (await second.worker.health()).active === 0, waitOptions);
    expect((await second.worker.health()).parked).toEqual([]);
    await second.engine.close();
  });

  it('refuses a second process on its file with a message', async () => {
    const dir = await temporary();
    const { engine } = open(dir, []);
    expect(() => open(dir, [])).toThrow('is in use by another process');
    await engine.close();
  });

  it('reports where a workflow is nondeterministic against its journal', async () => {
    const dir = await temporary();
    let answered = 0;
    const changing = (name: string) =>
      registerWorkflow(
        defineWorkflow<null, string, { one: () => Promise<string>; two: () => Promise<string> }>({
          name: 'changing',
          retries,
          run: async (run) => {
            await run.activities[name === 'one' ? 'one' : 'two'](undefined);
            await run.sleep(3_600_000);
            return 'end';
          },
        }),
        {
          one: async () => {
            answered += 1;
            return 'one';
          },
          two: async () => 'two',
        },
      );
    const first = open(dir, [changing('one')]);
    await first.worker.start();
    await first.engine.start({ workflow: 'changing', id: 'run-1', input: null });
    await vi.waitUntil(async () => answered === 1 && (await first.worker.health()).active === 0, waitOptions);
    await first.engine.close();
    // Only a signal or its timer would wake it: a signal makes it replay.
    const second = open(dir, [changing('two')]);
    await second.worker.start();
    await second.engine.signal('run-1', 'look');
    await vi.waitUntil(async () => (await second.worker.health()).parked.length === 1, waitOptions);
    expect((await second.engine.describe('run-1'))?.failure).toContain(
      'step 0 was activity one null, the code now asks for activity two null',
    );
    await second.engine.close();
  });
});
