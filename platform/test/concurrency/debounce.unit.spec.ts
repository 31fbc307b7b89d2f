import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDebounce } from '#concurrency/debounce.ts';

describe('a debounce', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs once for all calls in between, and again for a later call', async () => {
    const work = vi.fn(async () => undefined);
    const debounce = createDebounce(work, 20);
    for (let call = 0; call < 5; call += 1) debounce.schedule();
    await vi.advanceTimersByTimeAsync(19);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    debounce.schedule();
    await vi.advanceTimersByTimeAsync(20);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('retries after a fault by itself', async () => {
    const work = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('away'));
    createDebounce(work, 20).schedule();
    await vi.advanceTimersByTimeAsync(600);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('runs neither after it is closed nor without a delay', async () => {
    const work = vi.fn(async () => undefined);
    const [closed, never] = [createDebounce(work, 20), createDebounce(work, null)];
    closed.schedule();
    closed.close();
    closed.schedule();
    never.schedule();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(work).not.toHaveBeenCalled();
  });
});
