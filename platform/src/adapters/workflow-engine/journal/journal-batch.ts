import type { DatabaseSync } from 'node:sqlite';

/** `done` resolves when the change is durable and rejects when it is lost; reads see it at once. */
export type Written<Result> = Readonly<{ result: Result; done: Promise<void> }>;
export type JournalBatch = Readonly<{
  /** All or nothing; the work itself runs before this returns. Throws what the work throws. */
  write: <Result>(work: () => Result) => Written<Result>;
  /** Commits now. */
  flush: () => void;
}>;

type Pending = PromiseWithResolvers<void>;

/** All changes of one turn of the event loop share one durable commit: many runs that change at once wait for the disk together. */
export const createJournalBatch = (db: DatabaseSync): JournalBatch => {
  let open: Pending | null = null;

  const flush = (): void => {
    const batch = open;
    open = null;
    if (batch) commit(db, batch);
  };
  const begin = (): Pending => {
    db.exec('begin immediate');
    setImmediate(flush);
    return createPending();
  };
  const write: JournalBatch['write'] = (work) => {
    const batch = (open ??= begin());
    try {
      return { result: inSavepoint(db, work), done: batch.promise };
    } catch (fault) {
      // A full disk, for example, has ended the whole transaction already.
      if (!db.isTransaction) {
        open = null;
        batch.reject(fault);
      }
      throw fault;
    }
  };
  return { write, flush };
};

const createPending = (): Pending => {
  const open = Promise.withResolvers<void>();
  // Writers await it; one that does not must not end the process by an unhandled rejection.
  open.promise.catch(() => undefined);
  return open;
};

const inSavepoint = <Result>(db: DatabaseSync, work: () => Result): Result => {
  db.exec('savepoint change');
  try {
    const result = work();
    db.exec('release change');
    return result;
  } catch (fault) {
    if (db.isTransaction) db.exec('rollback to change; release change');
    throw fault;
  }
};

const commit = (db: DatabaseSync, { resolve, reject }: Pending): void => {
  try {
    db.exec('commit');
    resolve();
  } catch (fault) {
    if (db.isTransaction) db.exec('rollback');
    reject(fault);
  }
};
