import { createHash } from 'node:crypto';
import { failPoint } from '#instrumentation/fail-point.ts';
import type { Clock } from '#ports/clock.ts';
import type { Trigger } from '#workflows/trigger.ts';
import { compareEvents, type ComparedEvents } from './compare-events.ts';
import { MigrationFault, type DataStore, type MigrationCheckpoint } from './data-store.ts';
import { compareBlobs, migrateBlobs, type ComparedBlobs } from './migrate-blobs.ts';
import { migrateEvents } from './migrate-events.ts';
import { compareTable, migrateTable, type ComparedTable } from './migrate-tables.ts';
import { scanForDamage, type DamageScan } from './scan-for-damage.ts';
import { createTriggerResumePoints } from './trigger-resume-points.ts';

type Migration = Readonly<{
  source: DataStore;
  target: DataStore;
  triggers: readonly Trigger[];
  clock: Clock;
  /** Moves what is whole although something is damaged. */
  leaveDamaged: boolean;
  say: (line: string) => void;
}>;
/** `left`: events that stayed behind because they, or one before them in their stream, are damaged. */
export type MigrationReport = Readonly<{
  events: ComparedEvents;
  leftBehind: number;
  tables: readonly ComparedTable[];
  blobs: ComparedBlobs;
}>;

/** Moves everything and compares it. Killed at any point, the same again goes on where it was. Throws `MoveFault`. */
export const migrateDataStore = async (moving: Migration): Promise<MigrationReport> => {
  const { source, target, clock, say } = moving;
  const mark = await begin(source, target);
  const looked = await scanForDamage(source.events);
  reportDamage(moving, looked);

  await migrateAllEvents(moving, mark, looked);
  for (const [before, after] of pairsOf(moving)) await migrateTable(before, after, clock.now().toISOString());
  say('Keys, accounts, sessions and waiting messages are there.');
  await migrateAllBlobs(moving);

  say('Comparing both homes.');
  const moved = await compareDataStores(moving, looked);
  failPoint('move.before-end');
  await target.migrationCheckpoint.write({ ...mark, eventsUpTo: null, doneAt: clock.now().toISOString() });
  return moved;
};

/** The target is empty, or an earlier run of this very move began it. */
const begin = async (source: DataStore, target: DataStore): Promise<MigrationCheckpoint> => {
  if ((await source.isInUse()) || (await target.isInUse()))
    throw new MigrationFault('Processes work on the fleet. Stop all of them first, and wait ten seconds.');
  const [from, mark] = [await nameOf(source), await target.migrationCheckpoint.read()];
  if (mark) return resume(mark, from);
  if (!(await isEmpty(target))) throw new MigrationFault('The new home is not empty. Nothing was done.');
  const begun = { from, eventsUpTo: null, doneAt: null };
  await target.migrationCheckpoint.write(begun);
  return begun;
};

const resume = (mark: MigrationCheckpoint, from: string): MigrationCheckpoint => {
  if (mark.doneAt) throw new MigrationFault(`Everything was moved there already (${mark.doneAt}). Nothing was done.`);
  if (mark.from !== from)
    throw new MigrationFault('A move from another home was begun there. Empty it, or go on from the other one.');
  return mark;
};

/** A home is known by its first event. */
const nameOf = async ({ events }: DataStore): Promise<string> => {
  for await (const { id, stream, recordedAt } of events.readAll({ max: 1 }))
    return createHash('sha256')
      .update(JSON.stringify([id, stream, recordedAt]))
      .digest('hex');
  return 'without events';
};

const isEmpty = async ({ events, blobs, tables }: DataStore): Promise<boolean> => {
  for (const items of [events.readAll({ max: 1 }), blobs.list(''), ...tables.map((shelf) => shelf.rows())]) {
    for await (const _item of items) return false;
  }
  return true;
};

const reportDamage = ({ say, leaveDamaged }: Migration, { damage }: DamageScan): void => {
  for (const { stream, revision, position } of damage)
    say(`Damaged: revision ${revision} of ${stream}, at position ${position}.`);
  if (damage.length > 0 && !leaveDamaged) {
    throw new MigrationFault(
      `${damage.length} events are damaged. Bring them back from a backup, or move without them and what follows them in their streams: --leave-damaged.`,
    );
  }
};

const migrateAllEvents = async (
  { source, target, say }: Migration,
  mark: MigrationCheckpoint,
  { count, isIntact }: DamageScan,
): Promise<void> => {
  let moved = 0;
  await migrateEvents({
    source: source.events,
    target: target.events,
    after: mark.eventsUpTo,
    isWhole: isIntact,
    onMoved: async (position, more) => {
      await target.migrationCheckpoint.write({ ...mark, eventsUpTo: position });
      moved += more;
      say(`Events: ${moved} moved in this run, ${count} in all.`);
    },
  });
};

const migrateAllBlobs = async ({ source, target, say }: Migration): Promise<void> => {
  let moved = 0;
  await migrateBlobs({
    source: source.blobs,
    target: target.blobs,
    onMoved: () => {
      moved += 1;
    },
  });
  say(`Recordings and pictures: ${moved} are there.`);
};

const pairsOf = ({ source, target }: Migration) =>
  source.tables.map((shelf) => {
    const same = target.tables.find(({ name }) => name === shelf.name);
    if (!same) throw new MigrationFault(`The new home has no place for ${shelf.name}.`);
    return [shelf, same] as const;
  });

/** What is over within it may go while we look, in ms. */
const soonMs = 10 * 60_000;

const compareDataStores = async (moving: Migration, { count, isIntact }: DamageScan): Promise<MigrationReport> => {
  const { source, target, triggers, clock } = moving;
  const places = createTriggerResumePoints(triggers, source.engine);
  const events = await compareEvents({
    source: source.events,
    target: target.events,
    isWhole: isIntact,
    onSame: places.pass,
  });
  const soon = new Date(clock.now().getTime() + soonMs).toISOString();
  const shelves: ComparedTable[] = [];
  for (const [before, after] of pairsOf(moving)) shelves.push(await compareTable(before, after, soon));
  const blobs = await compareBlobs(source.blobs, target.blobs);
  if (target.triggerCheckpoints) await places.save(target.triggerCheckpoints);
  return { events, leftBehind: count - events.events, tables: shelves, blobs };
};
