import type { ReadModelChanged } from '@ecrin/contracts/transport/socket-messages.ts';

/** So many are remembered: of a busy service, what it told in some seconds. */
const maxRemembered = 4_000;
/** So many are told again; a page that lacks more asks for everything. */
const maxRepeated = 100;

/** The changes told lately, by number. They repeat to a page what came after its answers and before its socket was open. */
export type ToldChanges = Readonly<{
  /** The number of the last one. */
  last: () => number;
  add: (ownerId: string, notice: ReadModelChanged) => void;
  /** What some owners were told after a number, oldest first; null where that is not known, or too much. */
  after: (number: number, owners: readonly string[]) => readonly ReadModelChanged[] | null;
  /** Some may not have been told: from here on none before is known. */
  forget: () => void;
}>;

/** `startedAt`, in ms since 1970: numbers go on from there, so that those of an earlier process are below. */
export const createToldChanges = (startedAt: number): ToldChanges => {
  let last = startedAt * 1_000;
  let remembered: Readonly<{ ownerId: string; notice: ReadModelChanged }>[] = [];
  return {
    last: () => last,
    add: (ownerId, notice) => {
      last += 1;
      remembered.push({ ownerId, notice });
      if (remembered.length > 2 * maxRemembered) remembered = remembered.slice(-maxRemembered);
    },
    after: (number, owners) => {
      const count = last - number;
      if (count < 0 || count > remembered.length) return null;
      const missed = remembered.slice(remembered.length - count).filter(({ ownerId }) => owners.includes(ownerId));
      return missed.length > maxRepeated ? null : missed.map(({ notice }) => notice);
    },
    forget: () => {
      last += 1;
      remembered = [];
    },
  };
};
