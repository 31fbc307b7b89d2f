import type { DatabaseSync } from 'node:sqlite';
import { failPoint } from '../../fail-point.ts';
import { EventStoreFault, type Appended } from '../../ports/event-store.ts';
import type { AppendRequest } from './prepare-append.ts';
import { storeFault } from './store-fault.ts';

type Waiting = Readonly<{ request: AppendRequest; resolve: (appended: Appended) => void; reject: (fault: unknown) => void }>;
type Options = Readonly<{
  db: DatabaseSync;
  append: (request: AppendRequest, recordedAt: string) => Appended;
  now: () => string;
  maxWaiting: number;
  /** After each durable commit. */
  onCommit: () => void;
}>;
export type GroupCommit = Readonly<{ append: (request: AppendRequest) => Promise<Appended>; drain: () => Promise<void> }>;

/** Keeps the event loop free for others between two commits of a flood. */
const maxGroup = 256;

/** All appends that wait share one durable commit, each in its own savepoint: a refused one does not touch the others. */
export const createGroupCommit = ({ db, append, now, maxWaiting, onCommit }: Options): GroupCommit => {
  const [begin, commit, rollback] = [db.prepare('begin immediate'), db.prepare('commit'), db.prepare('rollback')];
  const [savepoint, release, undo] = [db.prepare('savepoint append'), db.prepare('release append'), db.prepare('rollback to append')];
  let waiting: Waiting[] = [];
  let drained: (() => void)[] = [];

  const inSavepoint = ({ request, resolve, reject }: Waiting, recordedAt: string): (() => void) => {
    savepoint.run();
    try {
      const appended = append(request, recordedAt);
      return () => resolve(appended);
    } catch (fault) {
      if (!db.isTransaction) throw fault;
      undo.run();
      return () => reject(storeFault(fault));
    } finally {
      if (db.isTransaction) release.run();
    }
  };

  const commitGroup = (group: readonly Waiting[]): void => {
    begin.run();
    const recordedAt = now();
    const answers = group.map((item) => inSavepoint(item, recordedAt));
    failPoint('event-store.before-commit');
    commit.run();
    failPoint('event-store.after-commit');
    for (const answer of answers) answer();
    onCommit();
  };

  const flush = (): void => {
    const group = waiting.slice(0, maxGroup);
    waiting = waiting.slice(maxGroup);
    try {
      commitGroup(group);
    } catch (fault) {
      if (db.isTransaction) rollback.run();
      for (const { reject } of group) reject(storeFault(fault));
    }
    if (waiting.length > 0) setImmediate(flush);
    else for (const done of drained.splice(0)) done();
  };

  return {
    append: (request) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= maxWaiting) return reject(new EventStoreFault('unavailable', `${maxWaiting} appends are waiting already`));
        waiting.push({ request, resolve, reject });
        // After this turn's callbacks: whoever asked meanwhile rides along.
        if (waiting.length === 1) setImmediate(flush);
      }),
    drain: () => (waiting.length === 0 ? Promise.resolve() : new Promise((resolve) => drained.push(resolve))),
  };
};
