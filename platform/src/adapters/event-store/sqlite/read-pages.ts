import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { ReadAll, ReadStream, StoredEvent } from '#ports/event-store.ts';
import { eventOrPlaceholder, eventOf, type StoredRow } from './event-table.ts';
import { sqliteFault } from './sqlite-fault.ts';

/** A page ends at whichever comes first, so that a page of large events stays small and others have their turn after half a millisecond. */
const maxPageBytes = 4 * 1024 * 1024;
const maxPageRows = 32;

type Page = Readonly<{
  statement: StatementSync;
  key: 'revision' | 'position';
  eventOf: (row: StoredRow) => StoredEvent;
  bounds: readonly (string | number)[];
}>;
type Pages = Readonly<{ from: number; max: number; page: (from: number) => Page; isOpen: () => void }>;

const readPage = ({ statement, bounds, eventOf: read }: Page, max: number): readonly StoredEvent[] => {
  const events: StoredEvent[] = [];
  let bytes = 0;
  try {
    for (const row of statement.iterate(...bounds, Math.min(max, maxPageRows))) {
      const stored = row as unknown as StoredRow;
      events.push(read(stored));
      bytes += stored.data.length + stored.metadata.length + (stored.sealed?.length ?? 0);
      if (bytes > maxPageBytes) break;
    }
  } catch (fault) {
    throw sqliteFault(fault);
  }
  return events;
};

// No statement stays open between two pages: a slow reader never holds the log back.
const pages = async function* ({ from, max, page, isOpen }: Pages): AsyncGenerator<readonly StoredEvent[]> {
  for (let left = max, next = from; left > 0;) {
    isOpen();
    const asked = page(next);
    const events = readPage(asked, left);
    const last = events.at(-1);
    if (!last) return;
    yield events;
    left -= events.length;
    next = last[asked.key];
  }
};

const each = async function* (batches: AsyncIterable<readonly StoredEvent[]>): AsyncGenerator<StoredEvent> {
  for await (const batch of batches) yield* batch;
};

/** Reads by keys, page after page; `isOpen` throws once the store is closed. */
export const prepareReads = (db: DatabaseSync, isOpen: () => void) => {
  const forward = {
    stream: db.prepare('select * from events where stream = ? and revision > ? order by revision limit ?'),
    all: db.prepare('select * from events where position > ? order by position limit ?'),
  };
  const backward = {
    stream: db.prepare('select * from events where stream = ? and revision < ? order by revision desc limit ?'),
    all: db.prepare('select * from events where position < ? order by position desc limit ?'),
  };
  const selectEnd = db.prepare('select coalesce(max(position), 0) as position from events');

  const readStream = (
    stream: string,
    { from, max = Infinity, direction = 'forward' }: ReadStream = {},
  ): AsyncIterable<StoredEvent> => {
    const statement = direction === 'forward' ? forward.stream : backward.stream;
    const start = direction === 'forward' ? (from ?? 0) - 1 : (from ?? Number.MAX_SAFE_INTEGER - 1) + 1;
    return each(
      pages({
        from: start,
        max,
        isOpen,
        page: (next) => ({ statement, key: 'revision', eventOf, bounds: [stream, next] }),
      }),
    );
  };

  const readAll = ({ after, max = Infinity, direction = 'forward' }: ReadAll = {}): AsyncIterable<StoredEvent> => {
    const statement = direction === 'forward' ? forward.all : backward.all;
    const start = after ?? (direction === 'forward' ? 0 : Number.MAX_SAFE_INTEGER);
    return each(
      pages({
        from: start,
        max,
        isOpen,
        page: (next) => ({ statement, key: 'position', eventOf: eventOrPlaceholder, bounds: [next] }),
      }),
    );
  };

  return {
    readStream,
    readAll,
    /** One batch after a position; empty at the end of the log. */
    readAfter: (position: number, max: number) =>
      readPage({ statement: forward.all, key: 'position', eventOf: eventOrPlaceholder, bounds: [position] }, max),
    end: () => (selectEnd.get() as { position: number }).position,
  };
};
