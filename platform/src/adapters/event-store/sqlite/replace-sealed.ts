import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreFault, type ReplacedPart } from '#ports/event-store.ts';
import { withSealed } from './event-table.ts';

/** A reader holds the log for a moment at most. */
const tries = 40;
const betweenMs = 50;

/**
 * In one transaction; then the log, which has the former parts, is copied into the file and emptied. What is freed in the file is zeroed (`secure_delete`).
 * Throws `EventStoreFault('unavailable')` while the log is held: it may be repeated.
 */
export const prepareReplaceSealed = (db: DatabaseSync, assertOpen: () => void) => {
  const select = db.prepare('select * from events where position = ?');
  const update = db.prepare('update events set sealed = ?, checksum = ? where position = ?');
  return async (parts: readonly ReplacedPart[]): Promise<void> => {
    assertOpen();
    db.exec('begin immediate');
    try {
      for (const { position, sealed } of parts) {
        const row = select.get(position);
        if (!row) continue;
        const replaced = withSealed(row, sealed);
        update.run(replaced.sealed, replaced.checksum, position);
      }
      db.exec('commit');
    } catch (fault) {
      if (db.isTransaction) db.exec('rollback');
      throw fault;
    }
    await emptyLog(db);
  };
};

const emptyLog = async (db: DatabaseSync): Promise<void> => {
  for (let left: number = tries; db.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] !== 0; left -= 1) {
    if (left === 0) throw new EventStoreFault('unavailable', 'another reader holds the write-ahead log of the events');
    await pause(betweenMs);
  }
};
