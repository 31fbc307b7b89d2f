import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWorkClock } from '#adapters/transcriber/speech-process/work-clock.ts';

const spent = vi.fn<() => void>();
beforeEach(() => {
  vi.useFakeTimers();
  spent.mockReset();
});
afterEach(() => void vi.useRealTimers());

it('given computing for the whole allowance, then it is spent', () => {
  createWorkClock({ baseMs: 100, perSoundMs: 2 }, spent).start();
  vi.advanceTimersByTime(99);
  expect(spent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(spent).toHaveBeenCalledOnce();
});

it('given a long wait for a store in between, then only work counts', () => {
  const clock = createWorkClock({ baseMs: 100, perSoundMs: 2 }, spent);
  clock.start();
  vi.advanceTimersByTime(60);
  clock.stop();
  vi.advanceTimersByTime(1_000_000);
  clock.start();
  vi.advanceTimersByTime(39);
  expect(spent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(spent).toHaveBeenCalledOnce();
});

it('given processed sound, then the allowance grows by its length', () => {
  const clock = createWorkClock({ baseMs: 100, perSoundMs: 2 }, spent);
  clock.start();
  vi.advanceTimersByTime(90);
  clock.processed(50);
  vi.advanceTimersByTime(109);
  expect(spent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(spent).toHaveBeenCalledOnce();
});
