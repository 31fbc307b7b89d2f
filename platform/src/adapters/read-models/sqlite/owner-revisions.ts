import type { Statements } from './sqlite-statements.ts';

/** In place of an owner: all of them. */
export const everyOwner = '';

/** Owners share so many rows of a generation, which fill one page: what two owners share only costs a count that was still true. */
const slots = 200;

const slotOf = (ownerId: string): number => {
  if (ownerId === everyOwner) return 0;
  let hash = 0;
  for (const letter of Buffer.from(ownerId)) hash = (Math.imul(hash, 31) + letter) | 0;
  return 1 + ((hash >>> 0) % slots);
};

/** By owner, `everyOwner` included. */
export type Revisions = ReadonlyMap<string, number>;

/** Increases with every change to documents of an owner, in the transaction of the change: every connection sees by it what others have written. */
export const revisionOf = ({ prepare }: Pick<Statements, 'prepare'>, generation: number, ownerId: string): number =>
  Number(
    prepare('SELECT revision FROM revisions WHERE generation = ? AND slot = ?').get(generation, slotOf(ownerId))?.[
      'revision'
    ] ?? 0,
  );

/** Returns the new ones. */
export const increaseRevisions = (
  { prepare }: Pick<Statements, 'prepare'>,
  generation: number,
  owners: ReadonlySet<string>,
): Revisions => {
  if (owners.size === 0) return new Map();
  const concerned = [everyOwner, ...owners].map((owner) => [owner, slotOf(owner)] as const);
  const revisions = new Map<number, number>();
  for (const slot of new Set(concerned.map(([, of]) => of))) {
    const increased = prepare(
      'INSERT INTO revisions VALUES (?, ?, 1) ON CONFLICT (generation, slot) DO UPDATE SET revision = revision + 1 RETURNING revision',
    ).get(generation, slot);
    revisions.set(slot, Number(increased?.['revision']));
  }
  return new Map(concerned.map(([owner, slot]) => [owner, revisions.get(slot) ?? 0]));
};
