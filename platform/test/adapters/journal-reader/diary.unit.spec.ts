import { DatabaseSync } from 'node:sqlite';
import { archiveOf, storedArchiveOf } from '@ecrin/testing/kits/journals/journal-file.ts';
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

it('given that database in an archive, however it is called, then its entries come as well', async () => {
  const evening = ticksOf('2024-01-15T23:30:00');
  const diary = databaseOf([...tables, `INSERT INTO Entries VALUES (${evening}, 'Titre', '<p>Mots</p>', 4)`]);
  const other = databaseOf(['CREATE TABLE Notes (text TEXT)']);
  for (const path of ['Mon journal.diary', 'copies/2024'])
    for (const zip of [archiveOf, storedArchiveOf]) {
      const found = await read(zip({ 'photo.sqlite': other, [path]: diary }));
      if ('refused' in found) throw new Error(found.refused);
      expect([path, found.facts.source, found.entries.map(({ text }) => text)]).toEqual([
        path,
        'diarium',
        ['Titre\n\nMots'],
      ]);
    }
  expect(await read(archiveOf({ 'photo.sqlite': other }))).toEqual({ refused: 'import.unknown' });
});

it('given another database, or one that is damaged, then it is not known', async () => {
  expect(await read(databaseOf(['CREATE TABLE Notes (text TEXT)']))).toEqual({ refused: 'import.unknown' });
  const whole = databaseOf(tables);
  expect(await read(whole.subarray(0, 3_000))).toEqual({ refused: 'import.unknown' });
});

const endless = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT';
it.each([
  [
    'a view without an end',
    [`CREATE VIEW Entries AS ${endless} i AS DiaryEntryId, '' AS Heading, '' AS Text, 0 AS Rating FROM n`],
  ],
  [
    'a column that is computed',
    [
      'CREATE TABLE Entries (DiaryEntryId INTEGER PRIMARY KEY, Heading TEXT, Rating INTEGER, Text TEXT AS (hex(zeroblob(1000))))',
      'INSERT INTO Entries VALUES (1, NULL, 0)',
    ],
  ],
] as const)('given a database with %s, then it is not known', async (_what, statements) => {
  expect(await read(databaseOf(statements))).toEqual({ refused: 'import.unknown' });
});

it('given a database whose pages lead to the same page again and again, then it is not known', async () => {
  const rows = Array.from({ length: 2_000 }, (_, at) => `(${at + 1}, '${'mot '.repeat(40)}', '', 0)`);
  const long = `(3000, '', '${'mot '.repeat(250_000)}', 0)`;
  const bytes = databaseOf([...tables, `INSERT INTO Entries VALUES ${[...rows, long].join(',')}`]);
  const pages = new DataView(bytes.buffer, bytes.byteOffset);
  // The second page is the inner one of the table: its cells name the pages below it, its head the last one, with the long text.
  const inner = 4_096;
  expect([pages.getUint8(inner), pages.getUint16(inner + 3) > 10]).toEqual([5, true]);
  const last = pages.getUint32(inner + 8);
  for (let cell = 0; cell < pages.getUint16(inner + 3); cell += 1)
    pages.setUint32(inner + pages.getUint16(inner + 12 + 2 * cell), last);
  expect(await read(bytes)).toEqual({ refused: 'import.unknown' });
});
