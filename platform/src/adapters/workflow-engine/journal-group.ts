import type { DatabaseSync } from 'node:sqlite';

/** `done` resolves when the change is durable and rejects when it is not kept; reads see it at once. */
export type Written<Result> = Readonly<{ result: Result; done: Promise<void> }>;
export type JournalGroup = Readonly<{
  /** All or nothing; the work itself runs before this returns. Throws what the work throws. */
  write: <Result>(work: () => Result) => Written<Result>;
  /** Brings what is written to the disk now. */
  flush: () => void;
}>;

type Open = Readonly<{ done: Promise<void>; resolve: () => void; reject: (fault: unknown) => void }>;

/** All changes of one turn of the event loop share one durable commit: many runs that move at once wait for the disk together. */
export const createJournalGroup = (db: DatabaseSync): JournalGroup => {
  let open: Open | null = null;

  const begin = (): Open => {
    db.exec('begin immediate');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    // Whoever wrote waits for it; one who did not must not bring the process down.
    promise.catch(() => undefined);
    setImmediate(flush);
    return { done: promise, resolve, reject };
  };
  const flush = (): void => {
    const group = open;
    open = null;
    if (!group) return;
    try {
      db.exec('commit');
      group.resolve();
    } catch (fault) {
      if (db.isTransaction) db.exec('rollback');
      group.reject(fault);
    }
  };
  const lost = (fault: unknown): void => {
    open?.reject(fault);
    open = null;
  };

  return {
    flush,
    write: (work) => {
      open ??= begin();
      const { done } = open;
      db.exec('savepoint change');
      try {
        const result = work();
        db.exec('release change');
        return { result, done };
      } catch (fault) {
        // A full disk, say, has ended the whole transaction already.
        if (db.isTransaction) db.exec('rollback to change; release change');
        else lost(fault);
        throw fault;
      }
    },
  };
};
