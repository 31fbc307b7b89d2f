import { expect, it } from 'vitest';
import { surviveCrashesAt, survivesCrashAt, survivesPowerCutAt } from './survive-worker-crashes.ts';

// The short form; `workflow.crash.spec.ts` kills at every pass.
it(
  'given a workflow with every kind of step, when its worker is killed at some of them, then it ends with the same result',
  { timeout: 180_000 },
  async () => {
    for (const pass of [1, 5, 11]) expect(await survivesCrashAt('workflow.before-step', pass)).toBe(true);
    for (const pass of [3, 8, 14]) expect(await survivesCrashAt('workflow.after-step', pass)).toBe(true);
  },
);

it(
  'given a workflow, when its worker is killed again and again, then it still completes',
  { timeout: 180_000 },
  async () => {
    expect(await surviveCrashesAt([3, 2, 4, 1, 5])).toBeGreaterThan(3);
  },
);

it(
  'given a workflow, when the power is cut after a step was tried and before that was synced, then it ends with the same result',
  { timeout: 180_000 },
  async () => {
    const lost = [];
    for (const pass of [1, 4, 7]) lost.push(await survivesPowerCutAt('workflow.after-step', pass));
    expect(Math.max(...lost.map(Number))).toBeGreaterThan(0);
  },
);
