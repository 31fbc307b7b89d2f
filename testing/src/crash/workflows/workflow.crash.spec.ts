import type { FailPoint } from '@ecrin/platform/instrumentation/fail-point.ts';
import { expect, it } from 'vitest';
import { maxPasses, survivesCrashAt, survivesPowerCutAt } from './survive-worker-crashes.ts';

it.each<FailPoint>(['workflow.before-step', 'workflow.after-step'])(
  'given a workflow, when its worker is killed at any pass of %s, then it ends with the same result',
  { timeout: 300_000 },
  async (point) => {
    let passes = 0;
    while (passes < maxPasses && (await survivesCrashAt(point, passes + 1))) passes += 1;
    expect(passes).toBeGreaterThan(15);
    expect(passes).toBeLessThan(maxPasses);
  },
);

it(
  'given a workflow, when the power is cut at any pass of a step, then it ends with the same result, though what was not synced is lost',
  { timeout: 300_000 },
  async () => {
    const lost: number[] = [];
    for (let pass = 1; pass < maxPasses; pass += 1) {
      const bytes = await survivesPowerCutAt('workflow.after-step', pass);
      if (bytes === null) break;
      lost.push(bytes);
    }
    expect(lost.length).toBeGreaterThan(15);
    expect(lost.filter((bytes) => bytes > 0).length).toBeGreaterThan(3);
  },
);
