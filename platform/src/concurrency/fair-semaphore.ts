/** Gives the permit back; calling it again does nothing. */
export type Release = () => void;
/** Rejects with the signal's reason when the caller aborts before it has a permit. */
export type FairSemaphore = Readonly<{
  acquire: (key: string, signal?: AbortSignal, rank?: number) => Promise<Release>;
}>;

type Waiter = Readonly<{ key: string; begin: () => void }>;
type MayTake = (key: string) => boolean;

/**
 * At most `max` permits at once, of which one key never holds all where there are several: whoever else comes does not wait for it. Those who wait are
 * served by rank, the lowest first (0 unless given), and round-robin by key within a rank, however much one key asks for. The empty key is nobody's, and
 * may hold all.
 */
export const createFairSemaphore = (max: number): FairSemaphore => {
  const [queue, held] = [createRankedQueue(), countHeld()];
  const mayTake: MayTake = (key) => key === '' || held.by(key) < Math.max(1, max - 1);
  const serveNext = (): void => {
    const waiter = held.inAll() < max ? queue.shift(mayTake) : null;
    if (!waiter) return;
    held.add(waiter.key, 1);
    waiter.begin();
  };
  const createPermit = (key: string): Release => {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      held.add(key, -1);
      serveNext();
    };
  };

  return {
    acquire: (key, signal, rank = 0) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const giveUp = (): void => {
          queue.at(rank).remove(key, waiter);
          reject(signal?.reason);
        };
        const waiter: Waiter = {
          key,
          begin: () => {
            signal?.removeEventListener('abort', giveUp);
            resolve(createPermit(key));
          },
        };
        queue.at(rank).push(key, waiter);
        signal?.addEventListener('abort', giveUp, { once: true });
        serveNext();
      }),
  };
};

/** How many permits each key holds. */
const countHeld = () => {
  const held = new Map<string, number>();
  let taken = 0;
  const by = (key: string): number => held.get(key) ?? 0;
  return {
    by,
    inAll: (): number => taken,
    add: (key: string, more: 1 | -1): void => {
      taken += more;
      const now = by(key) + more;
      if (now > 0) held.set(key, now);
      else held.delete(key);
    },
  };
};

const createRankedQueue = () => {
  const queues = new Map<number, ReturnType<typeof createRoundRobinQueue>>();
  return {
    at: (rank: number): ReturnType<typeof createRoundRobinQueue> => {
      const queue = queues.get(rank) ?? createRoundRobinQueue();
      queues.set(rank, queue);
      return queue;
    },
    shift: (mayTake: MayTake): Waiter | null => {
      for (const [, queue] of [...queues].sort(([one], [other]) => one - other)) {
        const waiter = queue.shift(mayTake);
        if (waiter) return waiter;
      }
      return null;
    },
  };
};

const createRoundRobinQueue = () => {
  const byKey = new Map<string, Set<Waiter>>();
  const remove = (key: string, waiter: Waiter): void => {
    const waiters = byKey.get(key);
    waiters?.delete(waiter);
    if (waiters?.size === 0) byKey.delete(key);
  };
  return {
    push: (key: string, waiter: Waiter): void => void byKey.set(key, (byKey.get(key) ?? new Set<Waiter>()).add(waiter)),
    remove,
    shift: (mayTake: MayTake): Waiter | null => {
      const [key, waiters] = byKey.entries().find(([one]) => mayTake(one)) ?? [];
      const [waiter] = waiters ?? [];
      if (key === undefined || !waiters || !waiter) return null;
      remove(key, waiter);
      // A key that was served is moved behind the others.
      if (waiters.size > 0) {
        byKey.delete(key);
        byKey.set(key, waiters);
      }
      return waiter;
    },
  };
};
