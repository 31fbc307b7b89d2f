// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from '#lib/page/when-idle.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const begun = () => {
  const work = vi.fn<() => void>();
  void whenIdle().then(work);
  return work;
};

describe('work that nobody looks at yet', () => {
  it('given a browser that says when it is idle, then begins at that moment, after a second at most', async () => {
    const ask = vi.fn<(tell: () => void, limits: { timeout: number }) => number>();
    vi.stubGlobal('requestIdleCallback', ask);
    const work = begun();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(work).not.toHaveBeenCalled();
    const [tell, limits] = ask.mock.calls[0] ?? [];
    expect(limits).toEqual({ timeout: 1_000 });
    tell?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledOnce();
  });

  it('given one that does not, then begins after a moment', async () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const work = begun();
    await vi.advanceTimersByTimeAsync(200);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(work).toHaveBeenCalledOnce();
  });
});
