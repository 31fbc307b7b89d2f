import { LRUCache } from 'lru-cache';
import { DeadlineExceeded, withDeadline } from '#concurrency/deadline.ts';
import type { Clock } from '#ports/clock.ts';
import { atMost } from './at-most.ts';

export type StaleOnErrorCacheOptions = Readonly<{
  clock: Clock;
  /** Whether a fault means that the source is unavailable. */
  isUnavailable: (fault: unknown) => boolean;
  /** How old a cached value may be to replace an unavailable one, in ms. */
  staleMs?: number;
  /** After this time, in ms, the cached value is returned; without one the caller keeps waiting. */
  timeoutMs?: number;
}>;

/** Asks every time, and answers with the last value while the source is unavailable or silent. `null` is never cached. */
export type StaleOnErrorCache<Value> = Readonly<{
  get: (key: string, ask: () => Promise<Value | null>) => Promise<Value | null>;
  invalidate: (key: string) => void;
}>;

const maxCached = 10_000;
/** Interval of attempts while the source is unavailable, in ms: not every caller waits for one. */
const unavailableMs = 1_000;

export const createStaleOnErrorCache = <Value>({
  clock,
  isUnavailable,
  staleMs = 120_000,
  timeoutMs = 1_000,
}: StaleOnErrorCacheOptions): StaleOnErrorCache<Value> => {
  const cached = new LRUCache<string, Readonly<{ value: Value; at: number }>>(atMost(maxCached));
  let [unavailableUntil, invalidations] = [0, 0];
  const now = (): number => clock.now().getTime();

  const fresh = (key: string): Value | null => {
    const entry = cached.get(key);
    return entry && now() - entry.at < staleMs ? entry.value : null;
  };
  const load = async (key: string, ask: () => Promise<Value | null>): Promise<Value | null> => {
    const before = invalidations;
    const value = await ask();
    unavailableUntil = 0;
    // Not a load that was in progress during an invalidation: it may be stale.
    if (value === null || before !== invalidations) cached.delete(key);
    else cached.set(key, { value, at: now() });
    return value;
  };

  return {
    get: async (key, ask) => {
      const value = fresh(key);
      if (value !== null && now() < unavailableUntil) return value;
      const answer = load(key, ask);
      if (value === null) return answer;
      const fault = await faultWithin(timeoutMs, answer);
      if (fault === null) return answer;
      const stale = fault instanceof DeadlineExceeded || isUnavailable(fault) ? fresh(key) : null;
      if (stale === null) return answer;
      unavailableUntil = now() + unavailableMs;
      return stale;
    },
    invalidate: (key) => {
      invalidations += 1;
      cached.delete(key);
    },
  };
};

/** The error, if it failed within `ms`; null: it returned. */
const faultWithin = (ms: number, answer: Promise<unknown>): Promise<unknown> =>
  withDeadline(ms, () => answer).then(
    () => null,
    (fault: unknown) => fault,
  );
