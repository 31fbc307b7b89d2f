import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeadlineExceeded, waitAtMost, withDeadline } from '#concurrency/deadline.ts';

const never = () => new Promise<never>(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('withDeadline', () => {
  it('returns the result in time, and leaves no timer behind', async () => {
    await expect(withDeadline(100, async () => 'done')).resolves.toBe('done');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rethrows what the work throws in time, and leaves no timer behind', async () => {
    const failing = async () => {
      throw new Error('broken');
    };
    await expect(withDeadline(100, failing)).rejects.toThrow('broken');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('throws and aborts the work once the deadline has passed', async () => {
    const signals: AbortSignal[] = [];
    const outcome = withDeadline(100, (signal) => {
      signals.push(signal);
      return never();
    });
    const fault = outcome.catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(99);
    expect(signals[0]?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await fault).toBeInstanceOf(DeadlineExceeded);
    expect(signals[0]?.reason).toBeInstanceOf(DeadlineExceeded);
  });

  it('throws the fault its caller makes', async () => {
    const fault = withDeadline(100, never, () => new TypeError('too late')).catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(100);
    expect(await fault).toBeInstanceOf(TypeError);
  });

  it('ignores what the work throws after that', async () => {
    const work = Promise.withResolvers<string>();
    const fault = withDeadline(100, () => work.promise).catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(100);
    work.reject(new Error('nobody waits any more'));
    expect(await fault).toBeInstanceOf(DeadlineExceeded);
  });
});

describe('waitAtMost', () => {
  it('returns when the work ends or the time is over', async () => {
    const ended = vi.fn();
    await waitAtMost(100, Promise.resolve());
    expect(vi.getTimerCount()).toBe(0);
    const waiting = waitAtMost(100, never()).then(ended);
    await vi.advanceTimersByTimeAsync(99);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(ended).toHaveBeenCalledOnce();
  });
});
