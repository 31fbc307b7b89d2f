import type { TranscriptionDelay } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchForEngine } from '#transcribe-thought/engine-watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('signals each waiting workflow once when the engine is available', async () => {
  let delay: TranscriptionDelay | null = 'model-on-its-way';
  const signal = vi.fn(async () => true);
  const waiting = new Set(['run-1', 'run-2']);
  const watch = watchForEngine({ transcriber: { delay: () => delay }, engine: { signal }, waiting });

  await vi.advanceTimersByTimeAsync(3_000);
  expect(signal).not.toHaveBeenCalled();
  delay = null;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(signal.mock.calls).toEqual([
    ['run-1', 'engine-ready'],
    ['run-2', 'engine-ready'],
  ]);

  waiting.add('run-3');
  watch.close();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(signal).toHaveBeenCalledTimes(2);
});
