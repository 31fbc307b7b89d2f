import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { lockExclusively } from '@ecrin/platform/adapters/sqlite/exclusive-lock.ts';
import { isStorageFull } from '@ecrin/platform/event-sourcing/store-unavailable.ts';
import { BackupFault } from '@ecrin/platform/ports/backup-place.ts';
import { BlobStoreFault } from '@ecrin/platform/ports/blob-store.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { SharedConfig } from '#config/config.ts';
import { changeBackupRecord, readBackupRecord } from './backup-record.ts';
import { makeBackup, type MadeBackup } from './make-backup.ts';
import { withPlaces } from './open-places.ts';
import { backupLock } from './remove-leftovers.ts';
import { rehearseRestore, type Restored } from './run-restore.ts';

export type BackupJob = Readonly<{
  config: SharedConfig;
  clock: Clock;
  addresses: Readonly<{ data: string; keys: string }>;
}>;

const rehearsalEveryMs = 7 * 24 * 3_600_000;

/** Makes a backup, and records in the data folder how it went. Throws `BackupFault`. */
export const runBackup = async ({ config, clock, addresses }: BackupJob): Promise<MadeBackup> => {
  const [dir, begun] = [resolve(config.DATA_DIR), clock.now()];
  try {
    const options = { config, masterKeyIn: dir };
    const made = await withPlaces(addresses, options, (places) => makeBackup(dir, places, begun));
    const { files, bytes } = made;
    const lastGood = { at: begun.toISOString(), files, bytes, ms: msSince(begun, clock) };
    await changeBackupRecord(dir, begun.toISOString(), { lastGood, lastFailure: null });
    return made;
  } catch (fault) {
    const known = backupFaultOf(fault);
    const at = begun.toISOString();
    // A folder without data is none to keep a record in.
    if (known.reason !== 'nothing-there')
      await changeBackupRecord(dir, at, { lastFailure: { at, reason: known.reason } }).catch(() => undefined);
    throw known;
  }
};

export const isRehearsalDue = async ({ config, clock }: BackupJob): Promise<boolean> => {
  const last = (await readBackupRecord(resolve(config.DATA_DIR)))?.lastRehearsal;
  return !last || clock.now().getTime() - Date.parse(last.at) >= rehearsalEveryMs;
};

/** Restores the newest backup for a trial, and records in the data folder how it went. Throws `BackupFault`. */
export const runRehearsal = async ({ config, clock, addresses }: BackupJob): Promise<Restored> => {
  const [dir, begun] = [resolve(config.DATA_DIR), clock.now()];
  const folder = join(dir, 'rehearsal.partial');
  const at = begun.toISOString();
  // Keys that are erased meanwhile would come back with it.
  const lock = lockExclusively(backupLock(dir));
  if (!lock) throw new BackupFault('under-way', `A backup of ${dir} is under way. Try again later.`);
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
    const what = { ...addresses, at: null };
    const restored = await rehearseRestore({ config, what, folder, now: () => clock.now().getTime() });
    const { thoughts, files, ms } = restored;
    await changeBackupRecord(dir, at, { lastRehearsal: { at, thoughts, files, ms, failure: null } });
    return restored;
  } catch (fault) {
    const known = backupFaultOf(fault);
    const failed = { at, thoughts: 0, files: 0, ms: msSince(begun, clock), failure: known.reason };
    await changeBackupRecord(dir, at, { lastRehearsal: failed }).catch(() => undefined);
    throw known;
  } finally {
    await rm(folder, { recursive: true, force: true });
    lock.release();
  }
};

const msSince = (begun: Date, clock: Clock): number => clock.now().getTime() - begun.getTime();

/** Every end is one that an operator can read; what was not foreseen keeps its cause. */
export const backupFaultOf = (cause: unknown): BackupFault => {
  if (cause instanceof BackupFault) return cause;
  if (isStorageFull(cause) || (cause instanceof BlobStoreFault && cause.message.startsWith('ENOSPC')))
    return new BackupFault('no-room', 'There is no room for it on the disk: free some space, then try again.', {
      cause,
    });
  const message = cause instanceof Error ? cause.message : String(cause);
  return new BackupFault(cause instanceof BlobStoreFault ? 'unwritable' : 'failed', `It failed: ${message}.`, {
    cause,
  });
};
