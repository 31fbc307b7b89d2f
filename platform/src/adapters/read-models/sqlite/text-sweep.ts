import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { tablesOf } from './sqlite-layout.ts';
import type { Statements } from './sqlite-statements.ts';

/** When the words of former documents are swept out of the files, in ms: after a removal, after a change, and after a start, since the last sweep may not have ended. */
export type SweepDelays = Readonly<{ removed: number; changed: number; started: number }>;
export const sweepDelays: SweepDelays = { removed: 5_000, changed: 60 * 60_000, started: 60_000 };

export type TextSweep = Readonly<{
  /** Schedules a sweep after the delay for `when`. */
  schedule: (when: keyof SweepDelays) => void;
  /** Sweeps at once, after a sweep that is under way; throws when that is not possible. */
  now: () => Promise<void>;
  close: () => Promise<void>;
}>;

/** `delays` null: of a connection that leaves it to another one. */
type Swept = Readonly<{ database: DatabaseSync; statements: Statements; delays: SweepDelays | null }>;

/** Pages of the index merged at a time, and the rest after that, in ms: requests are answered in between. */
const stepPages = 8;
const restMs = 10;
/** Pause before the next attempt to empty the log while a reader uses it, in ms. */
const logRestMs = 500;

/**
 * A full-text index keeps the words of removed and changed documents until its segments are merged, and the write-ahead log of SQLite contains
 * former pages until it restarts. A sweep merges what is left, a few pages at a time, and empties the log; `secure_delete` has zeroed what was
 * freed.
 */
export const createTextSweep = ({ database, statements, delays }: Swept): TextSweep => {
  const closing = new AbortController();
  let [due, timer]: [number, NodeJS.Timeout | null] = [Infinity, null];
  let sweeping = Promise.resolve();

  const sweep = async (): Promise<void> => {
    for (const table of textTables(database))
      for (let first = true; mergeStep(statements, table, first); first = false)
        await pause(restMs, undefined, { signal: closing.signal });
    while (!emptyLog(database, statements)) await pause(logRestMs, undefined, { signal: closing.signal });
  };
  const run = (): void => {
    due = Infinity;
    // Disposable and repeated at the next start: a sweep that fails must not end the process.
    sweeping = sweeping.then(sweep).catch(() => {});
  };
  const schedule: TextSweep['schedule'] = (when) => {
    if (!delays || closing.signal.aborted) return;
    const at = performance.now() + delays[when];
    if (at >= due) return;
    if (timer) clearTimeout(timer);
    due = at;
    timer = setTimeout(run, delays[when]).unref();
  };
  schedule('started');
  return {
    schedule,
    now: () => {
      const swept = sweeping.then(sweep);
      sweeping = swept.catch(() => {});
      return swept;
    },
    close: async () => {
      closing.abort();
      if (timer) clearTimeout(timer);
      await sweeping;
    },
  };
};

const textTables = (database: DatabaseSync): readonly string[] => {
  const known = new Set(
    database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .all()
      .map(({ name }) => String(name)),
  );
  const generations = database.prepare('SELECT number FROM generations').all();
  return generations.map(({ number }) => tablesOf(Number(number)).text).filter((table) => known.has(table));
};

/** False once nothing is left to merge. The first step, by its sign, includes all segments. */
const mergeStep = ({ prepare, provisionally }: Statements, table: string, first: boolean): boolean => {
  const exists = prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(table);
  if (!exists) return false;
  const changes = (): number => Number(prepare('SELECT total_changes() AS made').get()?.['made']);
  const before = changes();
  provisionally(() =>
    prepare(`INSERT INTO ${table} (${table}, rank) VALUES ('merge', ?)`).run(first ? -stepPages : stepPages),
  );
  // FTS5 counts its own command as one change.
  return changes() - before >= 2;
};

/** False while another connection copies the log. */
const emptyLog = (database: DatabaseSync, { endReading }: Statements): boolean => {
  endReading();
  database.exec('pragma busy_timeout = 0');
  try {
    return database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0;
  } finally {
    database.exec('pragma busy_timeout = 5000');
  }
};
