import { rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { isDamage } from '@ecrin/platform/adapters/sqlite/sqlite-code.ts';
import { BackupFault } from '@ecrin/platform/ports/backup-place.ts';

/** Copies a database as of one moment, whatever is written meanwhile, and checks the copy. Throws `BackupFault` of kind `damaged`. */
export const copyDatabase = async (from: string, to: string): Promise<void> => {
  await rm(to, { force: true });
  const db = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    db.prepare('vacuum into ?').run(to);
  } catch (fault) {
    throw isDamage(fault) ? damagedFault(from) : fault;
  } finally {
    db.close();
  }
  if (!isIntact(to)) throw damagedFault(from);
};

/** Whether every page of it is what SQLite wrote. */
export const isIntact = (file: string): boolean => {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return Object.values(db.prepare('pragma quick_check(1)').get() ?? {})[0] === 'ok';
  } catch (fault) {
    if (isDamage(fault)) return false;
    throw fault;
  } finally {
    db.close();
  }
};

const damagedFault = (file: string): BackupFault =>
  new BackupFault('damaged', `${file} is damaged: it fails SQLite’s integrity check. Earlier backups are kept.`);
