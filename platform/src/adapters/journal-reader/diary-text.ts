import { DatabaseSync } from 'node:sqlite';
import { numberOf, textOf } from '#journal-import/json.ts';

/** How a database of SQLite begins. */
export const databaseHead = 'SQLite format 3\0';

/** Ticks of .NET of the first of January 1970, and how many are a millisecond. */
const [ticksBefore, ticksPerMs] = [621_355_968_000_000_000n, 10_000n];

/** The wall of an entry as JSON of Diarium has it; null: its id is none. */
const dateOf = (ticks: unknown): string | null => {
  const date = typeof ticks === 'bigint' ? new Date(Number((ticks - ticksBefore) / ticksPerMs)) : null;
  return date && Number.isFinite(date.getTime()) ? date.toISOString().replace('Z', '') : null;
};

type Row = Readonly<Record<string, unknown>>;

/** A view, a virtual table or a computed column is a program of whoever made the file, which may never end. */
const isPlainTable = (db: DatabaseSync, name: string): boolean => {
  const table = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = ? AND type = 'table' AND rootpage > 0").get(name);
  const computed = db.prepare('SELECT 1 FROM pragma_table_xinfo(?) WHERE hidden <> 0').get(name);
  return table !== undefined && computed === undefined;
};

/** Fewer bytes make no row, whose texts are within it. */
const leastRowBytes = 4;

/** Throws where rows come again and again: pages may lead to one another, so that a small file has no end of them. */
function* rowsOf(db: DatabaseSync, query: string, bytes: number): Generator<Row> {
  const found = db.prepare(query);
  found.setReadBigInts(true);
  let left = bytes;
  for (const row of found.iterate()) {
    const texts = Object.values(row).map((value) => (typeof value === 'string' ? value.length : 0));
    left -= Math.max(
      leastRowBytes,
      texts.reduce((sum, length) => sum + length, 0),
    );
    if (left < 0) throw new Error('more rows than there are bytes');
    yield row;
  }
}

const countMedia = (db: DatabaseSync, bytes: number): ReadonlyMap<unknown, number> => {
  const counts = new Map<unknown, number>();
  if (!isPlainTable(db, 'Media')) return counts;
  for (const { id } of rowsOf(db, 'SELECT DiaryEntryId AS id FROM Media', bytes))
    counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

const entriesQuery = 'SELECT DiaryEntryId AS id, Heading AS heading, Text AS html, Rating AS rating FROM Entries';

/** The database of Diarium (`.diary`) as the JSON of its export, with how many attachments each entry has: these are in pages of the database and cannot be reached. null: it is another one, or made to harm. */
export const diaryText = (bytes: Uint8Array): string | null => {
  const db = new DatabaseSync(':memory:');
  try {
    db.deserialize(bytes);
    if (!isPlainTable(db, 'Entries')) return null;
    const media = countMedia(db, bytes.length);
    const found = rowsOf(db, entriesQuery, bytes.length).map(({ id, heading, html, rating }) => ({
      date: dateOf(id) ?? '',
      heading: textOf(heading) ?? '',
      html: textOf(html) ?? '',
      rating: numberOf(typeof rating === 'bigint' ? Number(rating) : rating) ?? 0,
      attachments: media.get(id) ?? 0,
    }));
    return JSON.stringify([...found]);
  } catch {
    return null;
  } finally {
    db.close();
  }
};
