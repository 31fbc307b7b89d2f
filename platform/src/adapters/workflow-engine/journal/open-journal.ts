import type { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '#adapters/sqlite/open-sqlite.ts';
import { journalSchema, recovery } from './journal-schema.ts';

/** Opens the runner's file for this process alone and frees what the last one held. Throws when another process has it. */
export const openJournalFile = (file: string): DatabaseSync => {
  const db = openAlone(file);
  db.exec(journalSchema);
  db.exec(`begin immediate; ${recovery} commit;`);
  return db;
};

const openAlone = (file: string): DatabaseSync => {
  try {
    const db = openSqlite(file);
    // Two runners over one journal would run every activity twice.
    db.exec('pragma locking_mode = exclusive; begin immediate; commit;');
    return db;
  } catch (fault) {
    if (isBusy(fault)) throw new Error(`${file} is in use by another process.`, { cause: fault });
    throw fault;
  }
};

const isBusy = (fault: unknown): boolean => fault instanceof Error && fault.message.includes('database is locked');
