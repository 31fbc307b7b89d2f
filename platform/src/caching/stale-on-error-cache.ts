import type { Clock } from '#ports/clock.ts';

export type StaleOnErrorCacheOptions = Readonly<{
  clock: Clock;
  /** Whether a fault means that nobody can tell just now. */
  isUnavailable: (fault: unknown) => boolean;
  /** How old an answer may be that stands in for one that cannot be had, in ms. */
  staleMs?: number;
  /** After so long, in ms, the remembered one is given; whoever has none waits for the answer. */
  timeoutMs?: number;
}>;

/** Asks, remembers what it was told, and falls back on that while who knows is away or silent. `null` is never remembered. */
export type StaleOnErrorCache<Value> = Readonly<{
  get: (key: string, question: () => Promise<Value | null>) => Promise<Value | null>;
  invalidate: (key: string) => void;
}>;

const maxCached = 10_000;
/** While somebody is away, asked once in so long, in ms: nobody waits for each try. */
const unavailableMs = 1_000;

export const createStaleOnErrorCache = <Value>({
  clock,
  isUnavailable,
  staleMs = 120_000,
  timeoutMs = 1_000,
}: StaleOnErrorCacheOptions): StaleOnErrorCache<Value> => {
  const kept = new Map<string, Readonly<{ value: Value; at: number }>>();
  let [awayUntil, forgotten] = [0, 0];
  const now = (): number => clock.now().getTime();

  const known = (key: string): Value | null => {
    const entry = kept.get(key);
    return entry && now() - entry.at < staleMs ? entry.value : null;
  };
  const learn = async (key: string, question: () => Promise<Value | null>): Promise<Value | null> => {
    const before = forgotten;
    const value = await question();
    awayUntil = 0;
    if (kept.size >= maxCached) kept.clear();
    // An answer that crossed a forgetting on its way is not kept.
    if (value === null || before !== forgotten) kept.delete(key);
    else kept.set(key, { value, at: now() });
    return value;
  };

  return {
    get: async (key, question) => {
      const value = known(key);
      if (value !== null && now() < awayUntil) return value;
      const answer = learn(key, question);
      if (value === null) return answer;
      const fault = await faultWithin(answer, timeoutMs);
      if (fault === null) return answer;
      const standIn = fault instanceof NoAnswer || isUnavailable(fault) ? known(key) : null;
      if (standIn === null) return answer;
      awayUntil = now() + unavailableMs;
      return standIn;
    },
    invalidate: (key) => {
      forgotten += 1;
      kept.delete(key);
    },
  };
};

class NoAnswer extends Error {}

/** What it ended with; null: with an answer. */
const faultWithin = async (answer: Promise<unknown>, ms: number): Promise<unknown> => {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<NoAnswer>((resolve) => {
    timer = setTimeout(() => resolve(new NoAnswer()), ms);
  });
  const fault = await Promise.race([
    answer.then(
      () => null,
      (failure: unknown) => failure,
    ),
    silence,
  ]);
  clearTimeout(timer);
  return fault;
};
