import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { failPoint } from '../fail-point.ts';
import type { Trigger } from '../trigger.ts';
import { compareEvents, type ComparedEvents } from './compare-events.ts';
import { MoveFault, type Home, type MoveMark } from './home.ts';
import { lookThrough, type LookedThrough } from './look-through.ts';
import { compareBlobs, moveBlobs, type ComparedBlobs } from './move-blobs.ts';
import { moveEvents } from './move-events.ts';
import { compareShelf, moveShelf, type ComparedShelf } from './move-shelves.ts';
import { createTriggerPlaces } from './trigger-places.ts';

type Moving = Readonly<{
  source: Home;
  target: Home;
  triggers: readonly Trigger[];
  clock: Clock;
  /** Moves what is whole although something is damaged. */
  leaveDamaged: boolean;
  say: (line: string) => void;
}>;
/** `left`: events that stayed behind because they, or one before them in their stream, are damaged. */
export type Moved = Readonly<{
  events: ComparedEvents;
  left: number;
  shelves: readonly ComparedShelf[];
  blobs: ComparedBlobs;
}>;

/** Moves everything and compares it. Killed at any point, the same again goes on where it was. Throws `MoveFault`. */
export const moveHome = async (moving: Moving): Promise<Moved> => {
  const { source, target, clock, say } = moving;
  const mark = await begin(source, target);
  const looked = await lookThrough(source.events);
  reportDamage(moving, looked);

  await moveAllEvents(moving, mark, looked);
  for (const [before, after] of pairsOf(moving)) await moveShelf(before, after, clock.now().toISOString());
  say('Keys, accounts, sessions and waiting messages are there.');
  await moveAllBlobs(moving);

  say('Comparing both homes.');
  const moved = await compareHomes(moving, looked);
  failPoint('move.before-end');
  await target.mark.write({ ...mark, eventsUpTo: null, doneAt: clock.now().toISOString() });
  return moved;
};

/** The target is empty, or an earlier run of this very move began it. */
const begin = async (source: Home, target: Home): Promise<MoveMark> => {
  if ((await source.isInUse()) || (await target.isInUse()))
    throw new MoveFault('Processes work on the fleet. Stop all of them first, and wait ten seconds.');
  const [from, mark] = [await nameOf(source), await target.mark.read()];
  if (mark) return goOn(mark, from);
  if (!(await isEmpty(target))) throw new MoveFault('The new home is not empty. Nothing was done.');
  const begun = { from, eventsUpTo: null, doneAt: null };
  await target.mark.write(begun);
  return begun;
};

const goOn = (mark: MoveMark, from: string): MoveMark => {
  if (mark.doneAt) throw new MoveFault(`Everything was moved there already (${mark.doneAt}). Nothing was done.`);
  if (mark.from !== from)
    throw new MoveFault('A move from another home was begun there. Empty it, or go on from the other one.');
  return mark;
};

/** A home is known by its first event. */
const nameOf = async ({ events }: Home): Promise<string> => {
  for await (const { id, stream, recordedAt } of events.readAll({ max: 1 }))
    return createHash('sha256')
      .update(JSON.stringify([id, stream, recordedAt]))
      .digest('hex');
  return 'without events';
};

const isEmpty = async ({ events, blobs, shelves }: Home): Promise<boolean> => {
  for (const items of [events.readAll({ max: 1 }), blobs.list(''), ...shelves.map((shelf) => shelf.rows())]) {
    for await (const _item of items) return false;
  }
  return true;
};

const reportDamage = ({ say, leaveDamaged }: Moving, { damage }: LookedThrough): void => {
  for (const { stream, revision, position } of damage)
    say(`Damaged: revision ${revision} of ${stream}, at position ${position}.`);
  if (damage.length > 0 && !leaveDamaged) {
    throw new MoveFault(
      `${damage.length} events are damaged. Bring them back from a backup, or move without them and what follows them in their streams: --leave-damaged.`,
    );
  }
};

const moveAllEvents = async (
  { source, target, say }: Moving,
  mark: MoveMark,
  { count, isWhole }: LookedThrough,
): Promise<void> => {
  let moved = 0;
  await moveEvents({
    source: source.events,
    target: target.events,
    after: mark.eventsUpTo,
    isWhole,
    onMoved: async (position, more) => {
      await target.mark.write({ ...mark, eventsUpTo: position });
      moved += more;
      say(`Events: ${moved} moved in this run, ${count} in all.`);
    },
  });
};

const moveAllBlobs = async ({ source, target, say }: Moving): Promise<void> => {
  let moved = 0;
  await moveBlobs({
    source: source.blobs,
    target: target.blobs,
    onMoved: () => {
      moved += 1;
    },
  });
  say(`Recordings and pictures: ${moved} are there.`);
};

const pairsOf = ({ source, target }: Moving) =>
  source.shelves.map((shelf) => {
    const same = target.shelves.find(({ name }) => name === shelf.name);
    if (!same) throw new MoveFault(`The new home has no place for ${shelf.name}.`);
    return [shelf, same] as const;
  });

/** What is over within it may go while we look, in ms. */
const soonMs = 10 * 60_000;

const compareHomes = async (moving: Moving, { count, isWhole }: LookedThrough): Promise<Moved> => {
  const { source, target, triggers, clock } = moving;
  const places = createTriggerPlaces(triggers, source.engine);
  const events = await compareEvents({ source: source.events, target: target.events, isWhole, onSame: places.pass });
  const soon = new Date(clock.now().getTime() + soonMs).toISOString();
  const shelves: ComparedShelf[] = [];
  for (const [before, after] of pairsOf(moving)) shelves.push(await compareShelf(before, after, soon));
  const blobs = await compareBlobs(source.blobs, target.blobs);
  if (target.checkpoints) await places.save(target.checkpoints);
  return { events, left: count - events.events, shelves, blobs };
};
