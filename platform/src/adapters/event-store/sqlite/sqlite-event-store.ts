import type { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '#adapters/sqlite/open-sqlite.ts';
import type { Clock } from '#ports/clock.ts';
import { EventStoreFault, type EventStore } from '#ports/event-store.ts';
import { checkAppend } from '../check-append.ts';
import { createAppendBatcher } from './append-batcher.ts';
import { prepareCommitBatch } from './commit-batch.ts';
import { prepareAppend } from './prepare-append.ts';
import { prepareReads } from './read-pages.ts';
import { prepareReplaceSealed } from './replace-sealed.ts';
import { createSubscriptions } from './subscriptions.ts';
import { prepareEventTable } from './text-events.ts';

/** Other threads of this process that append to the same file, or follow it: each tells the others of its commits. */
export type CommitNews = Readonly<{ committed: () => void; onCommitted: (listener: () => void) => void }>;

/**
 * `maxWaiting`: appends that may wait for a commit before new ones are refused as `unavailable`. `copiesLog`: whether SQLite's log is copied into the file by
 * a commit of this connection every 1,000 pages; not where another thread does, so that no request waits for it.
 */
export type SqliteEventStoreOptions = Readonly<{
  file: string;
  clock: Clock;
  maxWaiting?: number;
  others?: CommitNews | undefined;
  copiesLog?: boolean;
}>;

/** A log that is longer is copied by whoever commits. */
const longLogPages = 8_000;

const openFile = ({ file, copiesLog = true }: SqliteEventStoreOptions): DatabaseSync => {
  const db = openSqlite(file);
  if (!copiesLog) db.exec(`pragma wal_autocheckpoint = ${longLogPages}`);
  prepareEventTable(db);
  return db;
};

/** Opens or creates the file; one process at a time (see the lock of the data folder). Throws when commits would not be durable. */
export const openSqliteEventStore = (options: SqliteEventStoreOptions): EventStore => {
  const { clock, maxWaiting = 10_000, others } = options;
  const db = openFile(options);
  let closing: Promise<void> | null = null;
  const assertOpen = () => {
    if (closing) throw new EventStoreFault('closed', 'the event store is closed');
  };

  const reads = prepareReads(db, assertOpen);
  const { readStream, readAll } = reads;
  const subscriptions = createSubscriptions(reads);
  const commitBatch = prepareCommitBatch(db, prepareAppend(db));
  const commits = createAppendBatcher({
    maxWaiting,
    commit: (batch) => {
      commitBatch(batch, clock.now().toISOString());
      subscriptions.notify();
      others?.committed();
    },
  });
  others?.onCommitted(subscriptions.notify);
  const close = async () => {
    await commits.drain();
    subscriptions.close();
    db.close();
  };

  return {
    append: async (stream, expected, events) => {
      assertOpen();
      return commits.append({ stream, expected, rows: checkAppend(stream, events) });
    },
    readStream,
    readAll,
    replaceSealed: prepareReplaceSealed(db, assertOpen),
    subscribe: (options) => {
      assertOpen();
      return subscriptions.open(options);
    },
    close: () => (closing ??= close()),
  };
};
