import type { FailPoint } from '@ecrin/platform/instrumentation/fail-point.ts';
import { expect, it } from 'vitest';
import { maxPasses, survivesCrashAt } from './survive-worker-crashes.ts';

it.each<FailPoint>(['workflow.before-step', 'workflow.after-step'])(
  'given a workflow, when its worker is killed at any pass of %s, then it ends with the same result',
  { timeout: 120_000 },
  async (point) => {
    let passes = 0;
    while (passes < maxPasses && (await survivesCrashAt(point, passes + 1))) passes += 1;
    expect(passes).toBeGreaterThan(15);
    expect(passes).toBeLessThan(maxPasses);
  },
);
