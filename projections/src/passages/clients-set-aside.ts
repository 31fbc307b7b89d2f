import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { LanguageFaultKind } from '@ecrin/platform/ports/language-engine.ts';

/** A budget may be raised at any moment, in ms. */
const askAgainMs = 60_000;

/** Faults of a client, not of a text or of the engine. */
export const clientFaults: ReadonlySet<LanguageFaultKind> = new Set(['over-budget', 'not-accepted']);

export type ClientsSetAside = Readonly<{
  add: (ownerId: string) => void;
  has: (ownerId: string) => boolean;
  all: () => readonly string[];
  /** A consent given after they were set aside: they are asked about again. */
  accepted: (ownerId: string, since: string) => void;
}>;

/** Clients whose texts may not be sent now: their thoughts wait, those of others do not wait for them. */
export const createClientsSetAside = (clock: Clock): ClientsSetAside => {
  const setAsideAt = new Map<string, number>();
  const has = (ownerId: string): boolean => {
    const at = setAsideAt.get(ownerId);
    const isSetAside = at !== undefined && at + askAgainMs > clock.now().getTime();
    if (!isSetAside) setAsideAt.delete(ownerId);
    return isSetAside;
  };
  return {
    has,
    add: (ownerId) => void setAsideAt.set(ownerId, clock.now().getTime()),
    all: () => [...setAsideAt.keys()].filter(has),
    accepted: (ownerId, since) => {
      if (Date.parse(since) >= (setAsideAt.get(ownerId) ?? Number.POSITIVE_INFINITY)) setAsideAt.delete(ownerId);
    },
  };
};
