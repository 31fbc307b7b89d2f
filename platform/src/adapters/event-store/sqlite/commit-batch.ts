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

/** What tells each of a batch its result, after the commit. */
type Answers = readonly (() => void)[];
type AppendBatch = (batch: readonly PendingAppend[], recordedAt: string) => Answers;

/** All or none. */
const prepareAppendAll =
  (append: Append): AppendBatch =>
  (batch, recordedAt) =>
    batch.map(({ request, resolve }) => {
      const appended = append(request, recordedAt);
      return () => resolve(appended);
    });

/** Each in its own savepoint, so that a refused one does not affect the others. */
const prepareAppendEach = (db: DatabaseSync, append: Append): AppendBatch => {
  const [savepoint, release, undo] = [
    db.prepare('savepoint append'),
    db.prepare('release append'),
    db.prepare('rollback to append'),
  ];
  const appendOne = ({ request, resolve, reject }: PendingAppend, recordedAt: string): (() => void) => {
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
  return (batch, recordedAt) => batch.map((waiting) => appendOne(waiting, recordedAt));
};

/** One durable commit for all. Results come after the commit. */
export const prepareCommitBatch = (
  db: DatabaseSync,
  append: Append,
): ((batch: readonly PendingAppend[], recordedAt: string) => void) => {
  const [begin, commit, rollback] = [db.prepare('begin immediate'), db.prepare('commit'), db.prepare('rollback')];
  const [appendAll, appendEach] = [prepareAppendAll(append), prepareAppendEach(db, append)];

  const committed = (appendBatch: AppendBatch, ...given: Parameters<AppendBatch>): Answers => {
    try {
      begin.run();
      const answers = appendBatch(...given);
      failPoint('event-store.before-commit');
      commit.run();
      failPoint('event-store.after-commit');
      return answers;
    } catch (fault) {
      if (db.isTransaction) rollback.run();
      throw fault;
    }
  };
  /** Savepoints cost more than what is between them: without them at first, as hardly anything is ever refused. */
  const answersOf: AppendBatch = (batch, recordedAt) => {
    try {
      return committed(appendAll, batch, recordedAt);
    } catch (fault) {
      if (batch.length === 1) throw fault;
      return committed(appendEach, batch, recordedAt);
    }
  };

  return (batch, recordedAt) => {
    try {
      for (const answer of answersOf(batch, recordedAt)) answer();
    } catch (fault) {
      for (const { reject } of batch) reject(sqliteFault(fault));
    }
  };
};
