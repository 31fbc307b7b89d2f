import type { ReadModelChanged } from '@ecrin/contracts/transport/socket-messages.ts';

/** So many are remembered: of a busy service, what it told in some seconds. */
const maxRemembered = 4_000;
/** So many are told again; a page that lacks more asks for everything. */
const maxRepeated = 100;

/** The changes told lately, by number. They repeat to a page what came after its answers and before its socket was open. */
export type ToldChanges = Readonly<{
  /** The number of the last one that one of these owners was told of, or of one that was told before all that are remembered: it does not grow with the changes of others. */
  last: (owners: readonly string[]) => number;
  add: (ownerId: string, notice: ReadModelChanged) => void;
  /** What some owners were told after a number, oldest first; null where that is not known, or too much. */
  after: (number: number, owners: readonly string[]) => readonly ReadModelChanged[] | null;
  /** Some may not have been told: from here on none before is known. */
  forget: () => void;
}>;

type Told = Readonly<{ number: number; ownerId: string; notice: ReadModelChanged }>;

/** `startedAt`, in ms since 1970: numbers go on from there, so that those of an earlier process are below. */
export const createToldChanges = (startedAt: number): ToldChanges => {
  let last = startedAt * 1_000;
  let remembered: Told[] = [];
  /** All after it are remembered. */
  let horizon = last;
  let lastOf = new Map<string, number>();
  const drop = (from: number): void => {
    remembered = remembered.slice(from);
    horizon = (remembered[0]?.number ?? last + 1) - 1;
    lastOf = new Map(remembered.map(({ ownerId, number }) => [ownerId, number]));
  };
  return {
    last: (owners) => Math.max(horizon, ...owners.map((owner) => lastOf.get(owner) ?? 0)),
    add: (ownerId, notice) => {
      last += 1;
      remembered.push({ number: last, ownerId, notice });
      lastOf.set(ownerId, last);
      if (remembered.length > 2 * maxRemembered) drop(remembered.length - maxRemembered);
    },
    after: (number, owners) => {
      if (number < horizon || number > last) return null;
      const missed = remembered.slice(number - horizon).filter(({ ownerId }) => owners.includes(ownerId));
      return missed.length > maxRepeated ? null : missed.map(({ notice }) => notice);
    },
    forget: () => {
      last += 1;
      drop(remembered.length);
    },
  };
};
