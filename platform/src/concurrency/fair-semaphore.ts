/** Gives the turn back; calling it again does nothing. */
export type Release = () => void;
/** Rejects with the signal's reason when the caller gives up before their turn. */
export type FairSemaphore = Readonly<{ acquire: (key: string, signal?: AbortSignal) => Promise<Release> }>;

type Waiter = Readonly<{ begin: () => void }>;

/** At most `max` at once; those who wait are served in turn by key, whoever asked most. */
export const createFairSemaphore = (max: number): FairSemaphore => {
  const queues = new Map<string, Set<Waiter>>();
  let taken = 0;

  const next = (): void => {
    const [key, queue] = queues.entries().next().value ?? [];
    const [waiting] = queue ?? [];
    if (key === undefined || !queue || !waiting || taken >= max) return;
    leave(key, waiting);
    // Whoever was served goes behind the others.
    if (queue.size > 0) {
      queues.delete(key);
      queues.set(key, queue);
    }
    taken += 1;
    waiting.begin();
  };
  const leave = (key: string, waiting: Waiter): void => {
    const queue = queues.get(key);
    queue?.delete(waiting);
    if (queue?.size === 0) queues.delete(key);
  };
  const turn = (): Release => {
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      taken -= 1;
      next();
    };
  };

  const take = (key: string, signal?: AbortSignal): Promise<Release> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const giveUp = (): void => {
        leave(key, waiting);
        reject(signal?.reason);
      };
      const waiting: Waiter = {
        begin: () => {
          signal?.removeEventListener('abort', giveUp);
          resolve(turn());
        },
      };
      queues.set(key, (queues.get(key) ?? new Set()).add(waiting));
      signal?.addEventListener('abort', giveUp, { once: true });
      next();
    });

  return { acquire: take };
};
