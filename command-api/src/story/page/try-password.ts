import { setTimeout as pause } from 'node:timers/promises';
import type { ExistingShare } from '@ecrin/domain/story-share/story-share.aggregate.ts';
import { createFairSemaphore, type FairSemaphore } from '@ecrin/platform/concurrency/fair-semaphore.ts';
import { PasswordsBusy } from '@ecrin/platform/ports/sign-in/passwords.ts';
import { attemptsPerAccount, countAttempt } from '#account/challenge/attempt-limits.ts';
import type { ApiServices } from '#http/api-services.ts';

type Services = Pick<ApiServices, 'access' | 'keyedHash' | 'passwords'>;
/** `address`: of the network; `gone`: nobody waits for the answer any more. */
export type PasswordTry = Readonly<{
  share: ExistingShare;
  password: string;
  address: string;
  now: string;
  gone: AbortSignal;
}>;

/** From so many wrong tries of a link in a quarter of an hour on, one is checked after the other. */
const freeTries = 10 * attemptsPerAccount;
/** How long each then takes at least, in ms. */
const paceMs = 50;

/**
 * One address has ten tries in a quarter of an hour. All together are never locked out, only slowed: the first tries of an address, and those of one that
 * entered, come before the further ones of others, in turn.
 */
export const createPasswordTries = (services: Services) => {
  const turns = createTurns();
  return async (asked: PasswordTry): Promise<'right' | 'wrong' | 'tooMany'> => {
    const { share, password, address, now, gone } = asked;
    const asker = services.keyedHash('address', address);
    const [all, own] = [`story-link:${share.linkId}`, `story-link:${share.linkId}:${asker}`];
    const first = `${own}:first`;
    const isOver = async (key: string, limit: number) => (await countAttempt(services, now, { key, limit })) !== null;
    if (await isOver(own, attemptsPerAccount)) return 'tooMany';
    const rank = (await isOver(first, 1)) ? 1 : 0;
    const check = () => services.passwords.verify(share.passwordHash, password, asker);
    const isSlowed = await isOver(all, freeTries);
    const turn = { linkId: share.linkId, asker, rank, gone };
    const isRight = await (isSlowed ? turns(turn, check) : check()).catch(orTooMany(gone));
    if (isRight === true) await Promise.all([own, first, all].map((key) => services.access.refundAttempt(key)));
    return isRight === 'tooMany' ? isRight : isRight ? 'right' : 'wrong';
  };
};

const orTooMany =
  (gone: AbortSignal) =>
  (fault: unknown): 'tooMany' => {
    if (fault instanceof PasswordsBusy || gone.aborted) return 'tooMany';
    throw fault;
  };

type Turn = Readonly<{ linkId: string; asker: string; rank: number; gone: AbortSignal }>;

/** One check of a link at a time, fair among those who ask. Keeps nothing of a link without one. */
const createTurns = () => {
  const links = new Map<string, { semaphore: FairSemaphore; waiting: number }>();
  return async <Result>({ linkId, asker, rank, gone }: Turn, work: () => Promise<Result>): Promise<Result> => {
    const link = links.get(linkId) ?? { semaphore: createFairSemaphore(1), waiting: 0 };
    links.set(linkId, link);
    link.waiting += 1;
    try {
      const release = await link.semaphore.acquire(asker, gone, rank);
      const [result] = await Promise.all([work(), pause(paceMs)]).finally(release);
      return result;
    } finally {
      link.waiting -= 1;
      if (link.waiting === 0) links.delete(linkId);
    }
  };
};
