import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteWorkflowEngine } from '@ecrin/platform/adapters/workflow-engine/embedded/sqlite-workflow-engine.ts';
import { ActivityFault, defineWorkflow, registerWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import { manualClock } from '@ecrin/testing/kits/manual-clock.ts';
import { expect, it, vi } from 'vitest';
import { restartAfterFault } from '#restart-after-fault.ts';

type Activities = Readonly<{ step: (input: string) => Promise<string> }>;

it('given a step that failed, when an hour has passed, then its workflow restarts and completes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'begin-again-'));
  const clock = manualClock('2026-06-01T12:00:00.000Z');
  const step = vi
    .fn(async (input: string) => `${input}, done`)
    .mockRejectedValueOnce(new ActivityFault('refused', 'for good', null));
  const oneStep = defineWorkflow<string, string, Activities>({
    name: 'one-step',
    retries: { '*': { initialMs: 1, factor: 1, maxMs: 1, attempts: 3, timeoutMs: 1_000 } },
    run: restartAfterFault((run, input) => run.activities.step(input)),
  });
  const { engine, worker } = openSqliteWorkflowEngine({
    file: join(folder, 'workflows.db'),
    clock,
    workflows: [registerWorkflow(oneStep, { step })],
    graceMs: 20,
  });
  await worker.start();
  const begin = (id: string) => engine.start({ workflow: 'one-step', id, input: id });
  const statusOf = async (id: string) => (await engine.describe(id))?.status;

  await begin('one');
  await vi.waitUntil(async () => step.mock.calls.length === 1 && (await worker.health()).active === 0, {
    timeout: 15_000,
  });
  expect(await statusOf('one')).toBe('running');
  clock.moveBy(3_600_000);
  // Makes the engine read the clock.
  await begin('another');
  await expect.poll(() => statusOf('one')).toBe('completed');
  expect(await engine.describe('one')).toMatchObject({ result: 'one, done' });

  await engine.close();
  await rm(folder, { recursive: true });
});
