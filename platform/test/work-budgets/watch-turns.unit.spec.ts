import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { asJob, enterWork } from '#work-budgets/watch-turns.ts';
import { onBreach } from '#work-budgets/work-breaches.ts';
import { threadMs, workBudgets } from '#work-budgets/work-budgets.ts';

const compute = (ms: number): void => {
  const until = threadMs() + ms;
  while (threadMs() < until) Math.sqrt(2);
};

it('tells which kind of work held the thread, and which one of its kind: that within the others', async () => {
  const told: Readonly<{ kind: string; of: string; ms: number }>[] = [];
  onBreach((breach) => told.push(breach));
  const request = enterWork('request', 'POST');
  request.rename('POST /api/client/thoughts');
  const command = enterWork('command', 'writeThought');
  await pause(1);
  compute(2 * workBudgets.command.holdMs);
  command.leave();
  request.leave();
  await vi.waitUntil(() => told.length > 0, { timeout: 10_000 });
  expect(told).toEqual([{ kind: 'command', of: 'writeThought', ms: expect.any(Number) }]);
  expect(told[0]?.ms).toBeGreaterThan(workBudgets.command.holdMs);
});

it('tells nothing of work that waits, or that stays within its budget', async () => {
  const told: unknown[] = [];
  onBreach((breach) => told.push(breach));
  await asJob('a job', async () => {
    await pause(400);
    compute(50);
  })();
  await pause(200);
  expect(told).toEqual([]);
});
