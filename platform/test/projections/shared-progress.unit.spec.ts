import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { createProgressMemory, waitForProgress, watchedProgress } from '#projections/shared-progress.ts';

describe('the progress of models in memory of several threads', () => {
  it('given a model that has reached the position, then nobody waits', async () => {
    const memory = createProgressMemory(2);
    watchedProgress(memory, 1).reached(7);
    expect(await waitForProgress(memory, 1, [7, 0])).toBe(true);
    expect(await waitForProgress(memory, 0, [0, 0])).toBe(false);
  });

  it('given readers of one model, then its thread knows while they wait, and wakes those whose position it reaches', async () => {
    const memory = createProgressMemory(2);
    const [other, model] = [watchedProgress(memory, 0), watchedProgress(memory, 1)];
    const [early, late] = [waitForProgress(memory, 1, [3, 60_000]), waitForProgress(memory, 1, [5, 60_000])];
    expect([other.isAwaited(), model.isAwaited()]).toEqual([false, true]);
    model.reached(4);
    expect([await early, model.isAwaited()]).toEqual([true, true]);
    model.reached(5);
    expect([await late, model.isAwaited()]).toEqual([true, false]);
  });

  it('given a position that is not reached in time, then the reader stops waiting', async () => {
    const memory = createProgressMemory(1);
    const model = watchedProgress(memory, 0);
    const waiting = waitForProgress(memory, 0, [9, 30]);
    model.reached(8);
    expect([await waiting, model.isAwaited()]).toEqual([false, false]);
  });

  it('given a model that another thread updates, then its readers are woken here', async () => {
    const memory = createProgressMemory(1);
    const program = new URL('../../src/projections/shared-progress.ts', import.meta.url).href;
    const worker = new Worker(
      `const { workerData } = require('node:worker_threads');
      import(${JSON.stringify(program)}).then(({ watchedProgress }) => watchedProgress(workerData, 0).reached(2));`,
      { eval: true, workerData: memory },
    );
    expect(await waitForProgress(memory, 0, [2, 20_000])).toBe(true);
    await worker.terminate();
  });
});
