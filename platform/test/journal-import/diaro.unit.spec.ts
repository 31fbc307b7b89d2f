import { expect, it } from 'vitest';
import { parseJournal } from '#journal-import/parse-journal.ts';

const row = (fields: Readonly<Record<string, string>>): string =>
  `<r>${Object.entries(fields)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')}</r>`;
const table = (name: string, ...rows: readonly string[]): string => `<table name="${name}">${rows.join('')}</table>`;
const place = { offset: 0, packed: 9, size: 9, isDeflated: false, changed: '' };

it('given a backup of Diaro, then pictures come in the order of their place, and an entry has its id', () => {
  const attached = (filename: string, position: string) =>
    row({ uid: filename, entry_uid: 'e1', type: 'photo', filename, position });
  const text = [
    '<data version="2">',
    table(
      'diaro_entries',
      row({ uid: 'e1', date: '1705376400000', text: 'Soir', tags: '' }),
      row({ uid: 'e2', date: '1705376400000', text: 'Soir', tags: '' }),
    ),
    table('diaro_attachments', attached('c.jpg', '10'), attached('b.jpg', '9'), attached('a.jpg', '11')),
    '</data>',
  ].join('');
  const found = parseJournal(
    {
      texts: [{ path: 'DiaroBackup.xml', text }],
      pictures: new Map(['a', 'b', 'c'].map((name) => [`media/photo/${name}.jpg`, place])),
    },
    { timeZone: 'Europe/Paris', me: null, columns: null },
  );
  if ('refused' in found) throw new Error(found.refused);
  expect(found.entries.map(({ sourceId, pictures }) => [sourceId, pictures?.map(({ path }) => path)])).toEqual([
    ['e1', ['photo/b.jpg', 'photo/c.jpg', 'photo/a.jpg']],
    ['e2', undefined],
  ]);
});
