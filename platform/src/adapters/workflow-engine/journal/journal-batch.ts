import type { DatabaseSync } from 'node:sqlite';

/** `done` resolves when the change has been kept, and rejects when it is lost; reads see it at once. */
export type Written<Result> = Readonly<{ result: Result; done: Promise<void> }>;
type Write = <Result>(work: () => Result) => Written<Result>;
export type JournalBatch = Readonly<{
  /** All or nothing; the work itself runs before this returns. Durable when it is done. Throws what the work throws. */
  write: Write;
  /**
   * For what would be done again the same way if it were lost: when it is done it outlives the process, and a power cut with the next `write`, or
   * a moment later. Changes are lost in the order they were made in, the last ones first.
   */
  writeAhead: Write;
  /** Commits now. */
  flush: () => void;
  close: () => void;
}>;

type Pending = PromiseWithResolvers<void>;

/** What was written ahead is durable after that time, in ms. */
const aheadMs = 250;

/** All changes of one turn of the event loop share one commit, and all that are to be durable one sync of the disk. */
export const createJournalBatch = (db: DatabaseSync, sync: () => Promise<void>): JournalBatch => {
  let open: Pending | null = null;
  const later = createSyncLater(sync);

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
  const change = <Result>(work: () => Result): Written<Result> => {
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
  return {
    write: (work) => followedBy(sync, change(work)),
    writeAhead: (work) => {
      later.schedule();
      return change(work);
    },
    flush,
    close: () => {
      flush();
      later.close();
    },
  };
};

const followedBy = <Result>(sync: () => Promise<void>, { result, done }: Written<Result>): Written<Result> => ({
  result,
  done: handled(done.then(sync)),
});

const createSyncLater = (sync: () => Promise<void>): Readonly<{ schedule: () => void; close: () => void }> => {
  let timer: NodeJS.Timeout | null = null;
  return {
    schedule: () => {
      timer ??= setTimeout(() => {
        timer = null;
        // Whoever needs it durable syncs by themselves, and hears of the fault.
        sync().catch(() => undefined);
      }, aheadMs).unref();
    },
    close: () => {
      if (timer) clearTimeout(timer);
    },
  };
};

/** Writers await it; one that does not must not end the process by an unhandled rejection. */
const handled = (done: Promise<void>): Promise<void> => {
  done.catch(() => undefined);
  return done;
};

const createPending = (): Pending => {
  const open = Promise.withResolvers<void>();
  void handled(open.promise);
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
