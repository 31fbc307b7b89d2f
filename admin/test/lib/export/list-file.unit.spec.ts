import type { Language } from '@ecrin/domain/kernel/language.ts';
import { expect, it } from 'vitest';
import { csvParts, textOf, type ExportColumn } from '#lib/export/list-file.ts';

type Row = Readonly<{ name: string; thoughts: number }>;
const columns: readonly ExportColumn<Row>[] = [
  ['Nom', ({ name }) => name],
  ['Pensées', ({ thoughts }) => thoughts],
];

/** In pieces that end anywhere, also within a letter. */
const piecesOf = (rows: readonly Row[], size: number): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const bytes = new TextEncoder().encode(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  return new ReadableStream({
    start: (controller) => {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
};
const written = async (rows: readonly Row[], size: number, language: Language = 'fr') =>
  (await Array.fromAsync(csvParts(textOf(piecesOf(rows, size)), { columns, language }))).join('');

const rows = [
  { name: 'Élodie', thoughts: 3 },
  { name: '=cmd()', thoughts: 0 },
];

it.each([1, 7, 1_000])('given rows in pieces of %d bytes, then each is a line under the headings', async (size) =>
  expect(await written(rows, size)).toBe('\u{FEFF}"Nom";"Pensées"\r\n"Élodie";"3"\r\n"\'=cmd()";"0"\r\n'),
);
it('given English, then commas divide the cells', async () =>
  expect(await written(rows.slice(0, 1), 100, 'en')).toBe('\u{FEFF}"Nom","Pensées"\r\n"Élodie","3"\r\n'));
it('given no row, then there are headings', async () =>
  expect(await written([], 1)).toBe('\u{FEFF}"Nom";"Pensées"\r\n'));
it('given what is no row itself, then the rows of it, and none of what is not wanted', async () => {
  const rowsOf = (item: unknown) => ((item as Row).thoughts > 0 ? [item as Row, item as Row] : []);
  const parts = csvParts(textOf(piecesOf(rows, 100)), { columns, language: 'fr', rowsOf });
  expect((await Array.fromAsync(parts)).join('')).toBe('\u{FEFF}"Nom";"Pensées"\r\n"Élodie";"3"\r\n"Élodie";"3"\r\n');
});
