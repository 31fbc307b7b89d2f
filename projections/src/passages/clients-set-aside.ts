import type { Clock } from '@ecrin/platform/ports/clock.ts';

/** A budget may be raised, and a consent given, at any moment: when they are asked for again, in ms. */
const askAgainMs = { 'over-budget': 60_000, 'not-accepted': 5_000 };
export type SetAsideReason = keyof typeof askAgainMs;

export type ClientsSetAside = Readonly<{
  add: (ownerId: string, reason: SetAsideReason) => void;
  has: (ownerId: string) => boolean;
}>;

/** Clients whose texts may not be sent now: their thoughts wait, those of others do not wait for them. */
export const createClientsSetAside = (clock: Clock): ClientsSetAside => {
  const until = new Map<string, number>();
  return {
    add: (ownerId, reason) => void until.set(ownerId, clock.now().getTime() + askAgainMs[reason]),
    has: (ownerId) => {
      const isSetAside = (until.get(ownerId) ?? 0) > clock.now().getTime();
      if (!isSetAside) until.delete(ownerId);
      return isSetAside;
    },
  };
};

export const isSetAsideReason = (kind: string): kind is SetAsideReason => kind in askAgainMs;
