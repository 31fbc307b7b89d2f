import { createFairSemaphore } from '@ecrin/platform/concurrency/fair-semaphore.ts';
import { createPace } from './pace.ts';
import { createRecentChanges } from './recent-changes.ts';

/** Slows changes down while readers cannot keep up with them; refuses none. */
export type Admission = Readonly<{
  /** Whether this change had to wait, for `longestWaitMs` at most. */
  enter: (clientId: string) => Promise<boolean>;
}>;

type Options = Readonly<{
  /** How far readers are behind; 1: as far as they may be. */
  pressure: () => Promise<number>;
  /** How often that is asked while something is changed, in ms. */
  tickMs?: number;
}>;

/** Changes that are let in together, and so set the pace: each keeps its place for a while. */
const places = 8;
/** Together with the deadline of an answer, less than 5 s. */
const longestWaitMs = 1_200;
/** Changes of a client in a second that wait behind no busier one. */
const unhurried = 3;

/**
 * While readers are further behind than they may be, changes come in at the pace at which readers follow: clients in turn, and first those who change little.
 * The pace is found from how far behind they are. While nothing is changed, nothing is asked.
 */
export const createAdmission = ({ pressure, tickMs = 100 }: Options): Admission => {
  const [gate, recent, pace] = [createFairSemaphore(places), createRecentChanges(), createPace()];
  let isTicking = false;

  const tick = async (): Promise<void> => {
    // Where it cannot be told, nobody is slowed down.
    const found = await pressure().catch(() => 0);
    recent.measure(performance.now());
    pace.follow(found, recent.perSecond());
    isTicking = !recent.isQuiet();
    if (isTicking) setTimeout(tick, tickMs).unref();
  };
  return {
    enter: async (clientId) => {
      const before = recent.add(clientId);
      if (!isTicking) setTimeout(tick, tickMs).unref();
      isTicking = true;
      if (pace.perSecond() === null) return false;
      const rank = before < unhurried ? 0 : 1;
      const release = await gate.acquire(clientId, AbortSignal.timeout(longestWaitMs), rank).catch(() => null);
      if (release) setTimeout(release, (places * 1_000) / (pace.perSecond() ?? Infinity));
      return true;
    },
  };
};
