import type { Clock } from '@ecrin/platform/ports/clock.ts';

/** A budget may be raised at any moment, in ms. */
const askAgainMs = 60_000;

export type OverBudget = Readonly<{ add: (ownerId: string) => void; isOver: (ownerId: string) => boolean }>;

/** Clients whose budget of paid engines is spent: their thoughts wait, those of others do not wait for them. */
export const createOverBudget = (clock: Clock): OverBudget => {
  const until = new Map<string, number>();
  return {
    add: (ownerId) => void until.set(ownerId, clock.now().getTime() + askAgainMs),
    isOver: (ownerId) => {
      const isOver = (until.get(ownerId) ?? 0) > clock.now().getTime();
      if (!isOver) until.delete(ownerId);
      return isOver;
    },
  };
};
