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
  /** Whether to migrate the rest although something is damaged. */
  leaveDamaged: boolean;
  say: (line: string) => void;
}>;
/** `left`: events that were not copied because they, or one before them in their stream, are damaged. */
export type MigrationReport = Readonly<{
  events: ComparedEvents;
  notCopied: number;
  tables: readonly ComparedTable[];
  blobs: ComparedBlobs;
}>;

/** Copies everything and compares it. When it is killed, the next run resumes where it was. Throws `MigrationFault`. */
export const migrateDataStore = async (migration: Migration): Promise<MigrationReport> => {
  const { source, target, clock, say } = migration;
  const checkpoint = await begin(source, target);
  const scan = await scanForDamage(source.events);
  reportDamage(migration, scan);

  await migrateAllEvents(migration, checkpoint, scan);
  for (const [before, after] of tablePairs(migration)) await migrateTable(before, after, clock.now().toISOString());
  say('Keys, accounts, sessions and queued messages are copied.');
  await migrateAllBlobs(migration);

  say('Comparing source and target.');
  const moved = await compareDataStores(migration, scan);
  failPoint('move.before-end');
  await target.migrationCheckpoint.write({ ...checkpoint, eventsUpTo: null, doneAt: clock.now().toISOString() });
  return moved;
};

/** The target is empty, or an earlier run of this migration began it. */
const begin = async (source: DataStore, target: DataStore): Promise<MigrationCheckpoint> => {
  if ((await source.isInUse()) || (await target.isInUse()))
    throw new MigrationFault('Processes of the fleet are running. Stop all of them first, and wait ten seconds.');
  const [from, checkpoint] = [await nameOf(source), await target.migrationCheckpoint.read()];
  if (checkpoint) return resume(checkpoint, from);
  if (!(await isEmpty(target))) throw new MigrationFault('The target is not empty. Nothing was changed.');
  const begun = { from, eventsUpTo: null, doneAt: null };
  await target.migrationCheckpoint.write(begun);
  return begun;
};

const resume = (checkpoint: MigrationCheckpoint, from: string): MigrationCheckpoint => {
  if (checkpoint.doneAt)
    throw new MigrationFault(`This migration was completed at ${checkpoint.doneAt}. Nothing was changed.`);
  if (checkpoint.from !== from)
    throw new MigrationFault(
      'The target belongs to a migration from another source. Empty it, or continue that migration.',
    );
  return checkpoint;
};

/** A data store is identified by its first event. */
const nameOf = async ({ events }: DataStore): Promise<string> => {
  for await (const { id, stream, recordedAt } of events.readAll({ max: 1 }))
    return createHash('sha256')
      .update(JSON.stringify([id, stream, recordedAt]))
      .digest('hex');
  return 'without events';
};

const isEmpty = async ({ events, blobs, tables }: DataStore): Promise<boolean> => {
  for (const items of [events.readAll({ max: 1 }), blobs.list(''), ...tables.map((table) => table.rows())]) {
    for await (const _item of items) return false;
  }
  return true;
};

const reportDamage = ({ say, leaveDamaged }: Migration, { damage }: DamageScan): void => {
  for (const { stream, revision, position } of damage)
    say(`Damaged: revision ${revision} of ${stream}, at position ${position}.`);
  if (damage.length > 0 && !leaveDamaged) {
    throw new MigrationFault(
      `${damage.length} events are damaged. Restore them from a backup, or leave them and the later events of their streams out: --leave-damaged.`,
    );
  }
};

const migrateAllEvents = async (
  { source, target, say }: Migration,
  checkpoint: MigrationCheckpoint,
  { count, isIntact }: DamageScan,
): Promise<void> => {
  let moved = 0;
  await migrateEvents({
    source: source.events,
    target: target.events,
    after: checkpoint.eventsUpTo,
    isWhole: isIntact,
    onMoved: async (position, more) => {
      await target.migrationCheckpoint.write({ ...checkpoint, eventsUpTo: position });
      moved += more;
      say(`Events: ${moved} copied in this run, ${count} in all.`);
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
  say(`Recordings and pictures: ${moved} are copied.`);
};

const tablePairs = ({ source, target }: Migration) =>
  source.tables.map((table) => {
    const same = target.tables.find(({ name }) => name === table.name);
    if (!same) throw new MigrationFault(`The target has no table for ${table.name}.`);
    return [table, same] as const;
  });

/** Rows that expire within it may be deleted during the comparison, in ms. */
const soonMs = 10 * 60_000;

const compareDataStores = async (migration: Migration, { count, isIntact }: DamageScan): Promise<MigrationReport> => {
  const { source, target, triggers, clock } = migration;
  const resumePoints = createTriggerResumePoints(triggers, source.engine);
  const events = await compareEvents({
    source: source.events,
    target: target.events,
    isWhole: isIntact,
    onSame: resumePoints.pass,
  });
  const soon = new Date(clock.now().getTime() + soonMs).toISOString();
  const tables: ComparedTable[] = [];
  for (const [before, after] of tablePairs(migration)) tables.push(await compareTable(before, after, soon));
  const blobs = await compareBlobs(source.blobs, target.blobs);
  if (target.triggerCheckpoints) await resumePoints.save(target.triggerCheckpoints);
  return { events, notCopied: count - events.events, tables, blobs };
};
