import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { LanguageFaultKind } from '@ecrin/platform/ports/language-engine.ts';

/** A budget may be raised, and a consent given, at any moment, in ms. */
const askAgainMs = 60_000;

/** Faults of a client, not of a text or of the engine. */
export const clientFaults: ReadonlySet<LanguageFaultKind> = new Set(['over-budget', 'not-accepted']);

export type ClientsSetAside = Readonly<{ add: (ownerId: string) => void; has: (ownerId: string) => boolean }>;

/** Clients whose texts may not be sent now: their thoughts wait, those of others do not wait for them. */
export const createClientsSetAside = (clock: Clock): ClientsSetAside => {
  const until = new Map<string, number>();
  return {
    add: (ownerId) => void until.set(ownerId, clock.now().getTime() + askAgainMs),
    has: (ownerId) => {
      const isSetAside = (until.get(ownerId) ?? 0) > clock.now().getTime();
      if (!isSetAside) until.delete(ownerId);
      return isSetAside;
    },
  };
};
