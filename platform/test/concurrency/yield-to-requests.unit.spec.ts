import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createYieldToRequests } from '#concurrency/yield-to-requests.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const waiting = (lastRequest?: Float64Array) => {
  const yielding = createYieldToRequests({
    quietMs: 5,
    maxWaitMs: 100,
    now: Date.now,
    ...(lastRequest && { lastRequest }),
  });
  const begun: string[] = [];
  return {
    yielding,
    came: yielding.requestArrived,
    begun,
    ask: (name: string) => void yielding.wait().then(() => begun.push(name)),
  };
};

test('given no requests, when background work yields, then it continues at once', async () => {
  const { ask, begun } = waiting();
  ask('work');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['work']);
});

test('given continuous requests, when background work yields, then it continues once they have stopped', async () => {
  const { came, ask, begun } = waiting();
  came();
  ask('work');
  await vi.advanceTimersByTimeAsync(4);
  came();
  await vi.advanceTimersByTimeAsync(4);
  expect(begun).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(begun).toEqual(['work']);
  came();
  ask('more');
  await vi.advanceTimersByTimeAsync(4);
  expect(begun).toEqual(['work']);
});

test('given requests that never stop, when background work has waited for the limit, then it continues anyway', async () => {
  const { came, ask, begun } = waiting();
  came();
  ask('work');
  for (let ms = 0; ms <= 100; ms += 4) {
    came();
    await vi.advanceTimersByTimeAsync(4);
  }
  expect(begun).toEqual(['work']);
});

test('given requests that never stop, when work in many pieces yields before each, then it waits for half of the time', async () => {
  const { came, yielding } = waiting();
  const done: number[] = [];
  const begunAt = Date.now();
  const sending = (async () => {
    for (let piece = 0; piece < 40; piece += 1) {
      await yielding.wait();
      await new Promise((resolve) => setTimeout(resolve, 10));
      done.push(Date.now() - begunAt);
    }
  })();
  while (done.length < 40) {
    came();
    await vi.advanceTimersByTimeAsync(1);
  }
  await sending;
  const workMs = 40 * 10;
  expect(done.at(-1)).toBeGreaterThan(1.5 * workMs);
  expect(done.at(-1)).toBeLessThanOrEqual(2.1 * workMs);
});

test('given requests that another thread answers, when background work yields, then it waits for them all the same', async () => {
  const shared = new SharedArrayBuffer(8);
  const [api, background] = [waiting(new Float64Array(shared)), waiting(new Float64Array(shared))];
  api.came();
  background.ask('work');
  await vi.advanceTimersByTimeAsync(4);
  expect(background.begun).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(background.begun).toEqual(['work']);
});
