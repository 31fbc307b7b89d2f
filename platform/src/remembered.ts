import type { Clock } from './clock.ts';

export type Remembering = Readonly<{
  clock: Clock;
  /** Whether a fault means that nobody can tell just now. */
  isAway: (fault: unknown) => boolean;
  /** How old an answer may be that stands in for one that cannot be had, in ms. */
  staleMs?: number;
  /** After so long, in ms, the remembered one is given; whoever has none waits for the answer. */
  patienceMs?: number;
}>;

/** Asks, remembers what it was told, and falls back on that while who knows is away or silent. `null` is never remembered. */
export type Remembered<Value> = Readonly<{
  ask: (key: string, question: () => Promise<Value | null>) => Promise<Value | null>;
  forget: (key: string) => void;
}>;

const maxKept = 10_000;
/** While somebody is away, asked once in so long, in ms: nobody waits for each try. */
const awayMs = 1_000;

export const createRemembered = <Value>({
  clock,
  isAway,
  staleMs = 120_000,
  patienceMs = 1_000,
}: Remembering): Remembered<Value> => {
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
    if (kept.size >= maxKept) kept.clear();
    // An answer that crossed a forgetting on its way is not kept.
    if (value === null || before !== forgotten) kept.delete(key);
    else kept.set(key, { value, at: now() });
    return value;
  };

  return {
    ask: async (key, question) => {
      const value = known(key);
      if (value !== null && now() < awayUntil) return value;
      const answer = learn(key, question);
      if (value === null) return answer;
      const fault = await faultWithin(answer, patienceMs);
      if (fault === null) return answer;
      const standIn = fault instanceof Silence || isAway(fault) ? known(key) : null;
      if (standIn === null) return answer;
      awayUntil = now() + awayMs;
      return standIn;
    },
    forget: (key) => {
      forgotten += 1;
      kept.delete(key);
    },
  };
};

class Silence extends Error {}

/** What it ended with; null: with an answer. */
const faultWithin = async (answer: Promise<unknown>, ms: number): Promise<unknown> => {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<Silence>((resolve) => {
    timer = setTimeout(() => resolve(new Silence()), ms);
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
