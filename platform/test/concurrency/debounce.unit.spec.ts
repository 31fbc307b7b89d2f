import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDebounce } from '#concurrency/debounce.ts';

describe('settling', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('comes once for all who asked meanwhile, and again for who asks later', async () => {
    const settle = vi.fn(async () => undefined);
    const settling = createDebounce(settle, 20);
    for (let asked = 0; asked < 5; asked += 1) settling.schedule();
    await vi.advanceTimersByTimeAsync(19);
    expect(settle).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    settling.schedule();
    await vi.advanceTimersByTimeAsync(20);
    expect(settle).toHaveBeenCalledTimes(2);
  });

  it('is tried again after a fault, without being asked', async () => {
    const settle = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('away'));
    createDebounce(settle, 20).schedule();
    await vi.advanceTimersByTimeAsync(600);
    expect(settle).toHaveBeenCalledTimes(2);
  });

  it('is over once it is closed, and never comes without a time', async () => {
    const settle = vi.fn(async () => undefined);
    const [closed, never] = [createDebounce(settle, 20), createDebounce(settle, null)];
    closed.schedule();
    closed.close();
    closed.schedule();
    never.schedule();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(settle).not.toHaveBeenCalled();
  });
});
