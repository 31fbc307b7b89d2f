import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '#ports/sign-in/passwords.ts';
import { createBoundedQueue } from './bounded-queue.ts';

/** argon2id (the library's own choice): 64 MiB, three passes, one lane. */
const cost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 } as const;

/**
 * Two concurrent checks use 128 MiB; a sign-in is four, one after the other. The queue holds about ten seconds of work for one asker, and half a
 * minute in total.
 */
export const createArgon2Passwords = async (): Promise<Passwords> => {
  const bounded = createBoundedQueue({ atOnce: 2, perAsker: 50, queued: 200 });
  const placeholderHash = await hash(randomBytes(32), cost);

  const opens = async (stored: string | null, password: string): Promise<boolean> =>
    (await verify(stored ?? placeholderHash, password.normalize('NFC'))) && stored !== null;

  return {
    pending: bounded.underWay,
    hash: (password, asker = '') => bounded(asker, () => hash(password.normalize('NFC'), cost)),
    verify: (stored, password, asker = '') => bounded(asker, () => opens(stored, password)),
    // One after the other in one slot of the queue: what has begun is not refused halfway.
    whichOpens: (hashes, password, asker = '') =>
      bounded(asker, async () => {
        let which: number | null = null;
        for (const [index, stored] of hashes.entries()) if (await opens(stored, password)) which ??= index;
        return which;
      }),
  };
};
