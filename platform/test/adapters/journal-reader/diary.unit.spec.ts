import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { readTextFiles } from '#adapters/journal-reader/text-files.ts';
import { parseJournal } from '#journal-import/parse-journal.ts';

const ticksOf = (wall: string): bigint => BigInt(Date.parse(`${wall}Z`)) * 10_000n + 621_355_968_000_000_000n;

const databaseOf = (statements: readonly string[]): Uint8Array => {
  const db = new DatabaseSync(':memory:');
  for (const statement of statements) db.exec(statement);
  const bytes = db.serialize();
  db.close();
  return bytes;
};
const tables = [
  'CREATE TABLE Entries (DiaryEntryId INTEGER PRIMARY KEY, Heading TEXT, Text TEXT, Rating INTEGER)',
  'CREATE TABLE Media (DiaryEntryId INTEGER, Type INTEGER, Data BLOB, "Index" INTEGER)',
];
const read = async (bytes: Uint8Array) => {
  const files = await readTextFiles({
    name: 'zx.bin',
    size: bytes.length,
    read: async function* (start, end) {
      yield bytes.subarray(start, end);
    },
  });
  return 'refused' in files ? files : parseJournal(files, { timeZone: 'Europe/Paris', me: null, columns: null });
};

it('given the database of Diarium, then its entries come at the moment of their wall, and what is attached is counted', async () => {
  const [evening, morning] = [ticksOf('2024-01-15T23:30:00'), ticksOf('2024-01-16T08:00:00')];
  const found = await read(
    databaseOf([
      ...tables,
      `INSERT INTO Entries VALUES (${evening}, 'Titre', '<p>Mots</p>', 4), (${morning}, NULL, '<p>Encore</p>', 0)`,
      `INSERT INTO Entries VALUES (9223372036854775807, 'Hors du temps', '', 0)`,
      `INSERT INTO Media VALUES (${evening}, 0, x'ffd8', 0), (${evening}, 0, x'ffd8', 1)`,
    ]),
  );
  if ('refused' in found) throw new Error(found.refused);
  expect(found.facts.source).toBe('diarium');
  expect(found.entries).toMatchObject([
    { occurredAt: '2024-01-15T22:30:00.000Z', zoneless: true, hourless: false, text: 'Titre\n\nMots', mood: '★★★★' },
    { occurredAt: '2024-01-16T07:00:00.000Z', text: 'Encore', mood: null },
  ]);
  expect(Object.fromEntries(found.facts.leftOut)).toEqual({ file: 2, undated: 1 });
});

it('given another database, or one that is damaged, then it is not known', async () => {
  expect(await read(databaseOf(['CREATE TABLE Notes (text TEXT)']))).toEqual({ refused: 'import.unknown' });
  const whole = databaseOf(tables);
  expect(await read(whole.subarray(0, 3_000))).toEqual({ refused: 'import.unknown' });
});
