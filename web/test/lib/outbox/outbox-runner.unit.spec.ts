import { expect, it } from 'vitest';
import { backoffMs } from '#lib/outbox/backoff.ts';
import { type DrainEnd, createOutboxRunner } from '#lib/outbox/outbox-runner.ts';

const away: DrainEnd = { delivered: 0, end: { kind: 'later', status: 0 } };
const empty: DrainEnd = { delivered: 0, end: { kind: 'empty' } };

/** A clock that moves only by `ring`. */
const started = (drain: () => Promise<DrainEnd>) => {
  const waits: number[] = [];
  let pending: (() => void) | null = null;
  const after = (ms: number, call: () => void) => {
    waits.push(ms);
    pending = call;
    return () => {
      if (pending === call) pending = null;
    };
  };
  const runner = createOutboxRunner({ drain, after, random: () => 1 });
  const ring = async () => {
    const call = pending;
    pending = null;
    call?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { ...runner, waits, ring, isWaiting: () => pending !== null };
};

it('doubles the wait after each failure, a minute at most', () => {
  expect([0, 1, 2, 3, 10].map((failures) => backoffMs(failures, 1))).toEqual([1_000, 2_000, 4_000, 8_000, 60_000]);
  expect(backoffMs(0, 0)).toBe(500);
});

it('retries, less and less often, until the server is back', async () => {
  const ends = [away, away, away, empty];
  const runner = started(async () => ends.shift() ?? empty);
  await runner.wake();
  await runner.ring();
  await runner.ring();
  await runner.ring();

  expect(runner.waits).toEqual([1_000, 2_000, 4_000]);
  expect(runner.isWaiting()).toBe(false);
});

it('resets the wait once something was sent', async () => {
  const ends: DrainEnd[] = [away, away, { ...away, delivered: 1 }, away];
  const runner = started(async () => ends.shift() ?? empty);
  await runner.wake();
  await runner.ring();
  await runner.ring();
  await runner.ring();

  expect(runner.waits).toEqual([1_000, 2_000, 1_000, 2_000]);
});

it('respects the server’s Retry-After', async () => {
  const runner = started(async () => ({ delivered: 0, end: { kind: 'later', status: 429, afterMs: 7_000 } }));
  await runner.wake();
  expect(runner.waits).toEqual([7_000]);
});

it('a wake cancels the pending wait and tries at once', async () => {
  const ends = [away, empty];
  const runner = started(async () => ends.shift() ?? empty);
  await runner.wake();
  await runner.wake();

  expect(runner.isWaiting()).toBe(false);
});

it('never drains twice concurrently, and loses no wake', async () => {
  let running = 0;
  let drains = 0;
  const runner = started(async () => {
    running += 1;
    drains += 1;
    expect(running).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return empty;
  });
  await Promise.all([runner.wake(), runner.wake(), runner.wake()]);
  await new Promise((resolve) => setTimeout(resolve, 30));

  expect(drains).toBe(2);
});

it('after a sign-in was requested it waits to be woken', async () => {
  const runner = started(async () => ({ delivered: 0, end: { kind: 'sign-in' } }));
  await runner.wake();
  expect(runner.waits).toEqual([]);
});
