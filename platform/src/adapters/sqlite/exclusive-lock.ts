import { DatabaseSync } from 'node:sqlite';
import { sqliteCodeOf } from './sqlite-code.ts';

export type ExclusiveLock = Readonly<{ release: () => void }>;

/** SQLITE_BUSY */
const busy = 5;

/** A connection that nothing refers to is collected and closed, and its lock with it, whether or not the caller kept what it was given. */
const held = new Set<DatabaseSync>();

/**
 * Holds `file`, created when it is missing, for one owner: null while there is another. Not a pid file, since those outlive a kill: an exclusive
 * transaction is a lock of the operating system. Throws where the file cannot be written.
 */
export const lockExclusively = (file: string): ExclusiveLock | null => {
  const db = new DatabaseSync(file);
  try {
    db.exec('begin exclusive');
  } catch (fault) {
    db.close();
    if (sqliteCodeOf(fault) === busy) return null;
    throw fault;
  }
  held.add(db);
  return {
    release: () => {
      held.delete(db);
      db.close();
    },
  };
};
