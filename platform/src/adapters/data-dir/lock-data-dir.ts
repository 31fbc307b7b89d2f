import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteCodeOf } from '#adapters/sqlite/sqlite-code.ts';

/** `in-use`: another process holds the folder. `unwritable`: it cannot be created or written. The message is a sentence for the operator. */
export class DataDirFault extends Error {
  readonly kind: 'in-use' | 'unwritable';

  constructor(kind: DataDirFault['kind'], message: string) {
    super(message);
    this.name = 'DataDirFault';
    this.kind = kind;
  }
}

export type DataDirLock = Readonly<{ release: () => void }>;

/** SQLITE_BUSY */
const busy = 5;

/** A connection that nothing refers to is collected and closed, and its lock with it, whether or not the caller kept what it was given. */
const held = new Set<DatabaseSync>();

/** Creates the folder when it is missing and locks it for this process. The operating system releases the lock when the process dies. Throws `DataDirFault`. */
export const lockDataDir = (dir: string): DataDirLock => {
  const unwritable = (fault: unknown) =>
    new DataDirFault(
      'unwritable',
      `The data folder ${dir} cannot be written: ${fault instanceof Error ? fault.message : String(fault)}.`,
    );
  let db: DatabaseSync;
  try {
    makeFolder(dir);
    accessSync(dir, constants.W_OK);
    db = new DatabaseSync(join(dir, 'lock.db'));
  } catch (fault) {
    throw unwritable(fault);
  }
  try {
    // Not a pid file: those outlive a kill. An exclusive transaction is a lock of the operating system.
    db.exec('begin exclusive');
    held.add(db);
    return {
      release: () => {
        held.delete(db);
        db.close();
      },
    };
  } catch (fault) {
    db.close();
    throw sqliteCodeOf(fault) === busy
      ? new DataDirFault(
          'in-use',
          `The data folder ${dir} is in use by another Écrin process. Stop that one first, or give this one its own DATA_DIR.`,
        )
      : unwritable(fault);
  }
};

/** Its parents first. Not with Node's `recursive`, which loops forever below a system folder such as /proc. */
const makeFolder = (dir: string): void => {
  if (existsSync(dir)) return;
  makeFolder(dirname(dir));
  mkdirSync(dir, { mode: 0o700 });
};
