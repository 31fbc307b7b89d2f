import { createFairSemaphore } from '#concurrency/fair-semaphore.ts';
import { PasswordsBusy } from '#ports/sign-in/passwords.ts';

/** `perAsker`, `queued`: how many may wait, of one asker and in all. */
type Bounds = Readonly<{ atOnce: number; perAsker: number; queued: number }>;

/**
 * At most `atOnce` tasks run; askers are served round-robin, however many requests one of them has. Throws `PasswordsBusy` when the queue is full.
 */
export const createBoundedQueue = ({ atOnce, perAsker, queued }: Bounds) => {
  const slots = createFairSemaphore(atOnce);
  const byAsker = new Map<string, number>();
  let underWay = 0;

  const enter = (asker: string): void => {
    const own = byAsker.get(asker) ?? 0;
    if (underWay >= atOnce + queued || own >= atOnce + perAsker)
      throw new PasswordsBusy('too many password checks at once');
    underWay += 1;
    byAsker.set(asker, own + 1);
  };
  const leave = (asker: string): void => {
    const own = (byAsker.get(asker) ?? 1) - 1;
    underWay -= 1;
    if (own === 0) byAsker.delete(asker);
    else byAsker.set(asker, own);
  };

  const bounded = async <Result>(asker: string, work: () => Promise<Result>): Promise<Result> => {
    enter(asker);
    try {
      const release = await slots.acquire(asker);
      return await work().finally(release);
    } finally {
      leave(asker);
    }
  };
  return Object.assign(bounded, { underWay: () => underWay });
};
