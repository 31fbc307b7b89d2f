import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lockExclusively, type ExclusiveLock } from '#adapters/sqlite/exclusive-lock.ts';

/** `in-use`: another process holds the folder. `unwritable`: it cannot be created or written. The message is a sentence for the operator. */
export class DataDirFault extends Error {
  readonly kind: 'in-use' | 'unwritable';

  constructor(kind: DataDirFault['kind'], message: string) {
    super(message);
    this.name = 'DataDirFault';
    this.kind = kind;
  }
}

/** Creates the folder when it is missing and locks it for this process. The operating system releases the lock when the process dies. Throws `DataDirFault`. */
export const lockDataDir = (dir: string): ExclusiveLock => {
  const lock = lockOf(dir);
  if (lock) return lock;
  throw new DataDirFault(
    'in-use',
    `The data folder ${dir} is in use by another Écrin process. Stop that one first, or give this one its own DATA_DIR.`,
  );
};

const lockOf = (dir: string): ExclusiveLock | null => {
  try {
    makeFolder(dir);
    accessSync(dir, constants.W_OK);
    return lockExclusively(join(dir, 'lock.db'));
  } catch (fault) {
    throw new DataDirFault(
      'unwritable',
      `The data folder ${dir} cannot be written: ${fault instanceof Error ? fault.message : String(fault)}.`,
    );
  }
};

/** Its parents first. Not with Node's `recursive`, which loops forever below a system folder such as /proc. */
const makeFolder = (dir: string): void => {
  if (existsSync(dir)) return;
  makeFolder(dirname(dir));
  mkdirSync(dir, { mode: 0o700 });
};
