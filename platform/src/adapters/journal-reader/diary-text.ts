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

const countMedia = (db: DatabaseSync): ReadonlyMap<unknown, number> => {
  const hasMedia = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'Media' AND type = 'table'").get();
  if (!hasMedia) return new Map();
  const found = db.prepare('SELECT DiaryEntryId AS id, count(*) AS count FROM Media GROUP BY DiaryEntryId');
  found.setReadBigInts(true);
  return new Map(found.all().map(({ id, count }) => [id, Number(count)]));
};

/** The database of Diarium (`.diary`) as the JSON of its export, with how many attachments each entry has: these are in pages of the database and cannot be reached. null: it is another one. */
export const diaryText = (bytes: Uint8Array): string | null => {
  const db = new DatabaseSync(':memory:');
  try {
    db.deserialize(bytes);
    const media = countMedia(db);
    const entries = db.prepare(
      'SELECT DiaryEntryId AS id, Heading AS heading, Text AS html, Rating AS rating FROM Entries',
    );
    entries.setReadBigInts(true);
    const found = entries.all().map(({ id, heading, html, rating }) => ({
      date: dateOf(id) ?? '',
      heading: textOf(heading) ?? '',
      html: textOf(html) ?? '',
      rating: numberOf(typeof rating === 'bigint' ? Number(rating) : rating) ?? 0,
      attachments: media.get(id) ?? 0,
    }));
    return JSON.stringify(found);
  } catch {
    return null;
  } finally {
    db.close();
  }
};
