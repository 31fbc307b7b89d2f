import type { DatabaseSync } from 'node:sqlite';
import { failPoint } from '#instrumentation/fail-point.ts';
import type { Appended } from '#ports/event-store.ts';
import type { AppendRequest } from '../check-append.ts';
import { sqliteFault } from './sqlite-fault.ts';

export type PendingAppend = Readonly<{
  request: AppendRequest;
  resolve: (appended: Appended) => void;
  reject: (fault: unknown) => void;
}>;
type Append = (request: AppendRequest, recordedAt: string) => Appended;

type AppendOne = (waiting: PendingAppend, recordedAt: string) => () => void;

/** Refused, it is undone with the transaction. */
const appendAlone =
  (append: Append): AppendOne =>
  ({ request, resolve }, recordedAt) => {
    const appended = append(request, recordedAt);
    return () => resolve(appended);
  };

/** Each in its own savepoint, so that a refused one does not affect the others. */
const prepareAppendAmongOthers = (db: DatabaseSync, append: Append): AppendOne => {
  const [savepoint, release, undo] = [
    db.prepare('savepoint append'),
    db.prepare('release append'),
    db.prepare('rollback to append'),
  ];
  return ({ request, resolve, reject }, recordedAt) => {
    savepoint.run();
    try {
      const appended = append(request, recordedAt);
      return () => resolve(appended);
    } catch (fault) {
      // A full disk, for example, has ended the whole transaction already.
      if (!db.isTransaction) throw fault;
      undo.run();
      return () => reject(sqliteFault(fault));
    } finally {
      if (db.isTransaction) release.run();
    }
  };
};

/** One durable commit for all. Results come after the commit. */
export const prepareCommitBatch = (
  db: DatabaseSync,
  append: Append,
): ((batch: readonly PendingAppend[], recordedAt: string) => void) => {
  const [begin, commit, rollback] = [db.prepare('begin immediate'), db.prepare('commit'), db.prepare('rollback')];
  const [alone, amongOthers] = [appendAlone(append), prepareAppendAmongOthers(db, append)];

  const commitAll = (batch: readonly PendingAppend[], recordedAt: string): readonly (() => void)[] => {
    begin.run();
    const appendOne = batch.length === 1 ? alone : amongOthers;
    const answers = batch.map((waiting) => appendOne(waiting, recordedAt));
    failPoint('event-store.before-commit');
    commit.run();
    failPoint('event-store.after-commit');
    return answers;
  };

  return (batch, recordedAt) => {
    try {
      for (const answer of commitAll(batch, recordedAt)) answer();
    } catch (fault) {
      if (db.isTransaction) rollback.run();
      for (const { reject } of batch) reject(sqliteFault(fault));
    }
  };
};
