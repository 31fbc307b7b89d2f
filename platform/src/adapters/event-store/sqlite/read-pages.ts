import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReadAll, ReadStream, StoredEvent } from '#ports/event-store.ts';
import { eventOf, eventOrPlaceholder, packedForm, type LogForm } from './event-table.ts';
import { sqliteFault } from './sqlite-fault.ts';

/** A page ends at whichever comes first, so that a page of large events stays small and the event loop is free again after half a millisecond. */
const maxPageBytes = 4 * 1024 * 1024;
const maxPageRows = 32;

type Page = Readonly<{
  statement: StatementSync;
  key: 'revision' | 'position';
  eventOf: (row: object) => StoredEvent;
  bytesOf: (row: object) => number;
  bounds: readonly (string | number | Uint8Array)[];
}>;
type Pages = Readonly<{ from: number; max: number; page: (from: number) => Page; assertOpen: () => void }>;

/** `isLast`: nothing came after it. */
type ReadPage = Readonly<{ events: readonly StoredEvent[]; isLast: boolean }>;

const readPage = ({ statement, bounds, bytesOf, eventOf: read }: Page, max: number): ReadPage => {
  const rows = Math.min(max, maxPageRows);
  const events: StoredEvent[] = [];
  let bytes = 0;
  try {
    for (const row of statement.iterate(...bounds, rows)) {
      events.push(read(row));
      bytes += bytesOf(row);
      if (bytes > maxPageBytes) return { events, isLast: false };
    }
  } catch (fault) {
    throw sqliteFault(fault);
  }
  return { events, isLast: events.length < rows };
};

// No statement stays open between two pages: a slow reader never blocks the log, and requests are answered during a long read.
const pages = async function* ({ from, max, page, assertOpen }: Pages): AsyncGenerator<readonly StoredEvent[]> {
  for (let left = max, next = from; left > 0;) {
    assertOpen();
    const asked = page(next);
    const { events, isLast } = readPage(asked, left);
    const last = events.at(-1);
    if (!last) return;
    yield events;
    // Also after the last: whoever reads many short streams, one after the other, leaves the event loop free in between.
    await nextTurn();
    if (isLast) return;
    left -= events.length;
    next = last[asked.key];
  }
};

const each = async function* (batches: AsyncIterable<readonly StoredEvent[]>): AsyncGenerator<StoredEvent> {
  for await (const batch of batches) yield* batch;
};

const readStatements = (db: DatabaseSync) => ({
  forward: {
    stream: db.prepare('select * from events where stream = ? and revision > ? order by revision limit ?'),
    all: db.prepare('select * from events where position > ? order by position limit ?'),
  },
  backward: {
    stream: db.prepare('select * from events where stream = ? and revision < ? order by revision desc limit ?'),
    all: db.prepare('select * from events where position < ? order by position desc limit ?'),
  },
  end: db.prepare('select coalesce(max(position), 0) as position from events'),
});

const pagesOfAll =
  (form: LogForm) =>
  (statement: StatementSync, from: number): Page => ({
    statement,
    key: 'position',
    eventOf: (row) => eventOrPlaceholder(row, form),
    bytesOf: form.bytesOf,
    bounds: [from],
  });

/** Reads by keys, page by page; `assertOpen` throws once the store is closed. */
export const prepareReads = (db: DatabaseSync, assertOpen: () => void, form = packedForm) => {
  const statements = readStatements(db);
  const pageOfAll = pagesOfAll(form);
  const intact = (row: object): StoredEvent => eventOf(form.readRow(row));

  return {
    readStream: (
      stream: string,
      { from, max = Infinity, direction = 'forward' }: ReadStream = {},
    ): AsyncIterable<StoredEvent> => {
      const statement = statements[direction].stream;
      const start = direction === 'forward' ? (from ?? 0) - 1 : (from ?? Number.MAX_SAFE_INTEGER - 1) + 1;
      const key = form.keyOf(stream);
      const rows = { statement, key: 'revision', eventOf: intact, bytesOf: form.bytesOf } as const;
      const page = (next: number): Page => ({ ...rows, bounds: [key, next] });
      return each(pages({ from: start, max, assertOpen, page }));
    },
    readAll: ({ after, max = Infinity, direction = 'forward' }: ReadAll = {}): AsyncIterable<StoredEvent> => {
      const start = after ?? (direction === 'forward' ? 0 : Number.MAX_SAFE_INTEGER);
      const page = (next: number): Page => pageOfAll(statements[direction].all, next);
      return each(pages({ from: start, max, assertOpen, page }));
    },
    /** One batch after a position; empty at the end of the log. */
    readAfter: (position: number, max: number) => readPage(pageOfAll(statements.forward.all, position), max).events,
    end: () => (statements.end.get() as { position: number }).position,
  };
};
