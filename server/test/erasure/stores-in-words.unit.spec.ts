import { globSync, readFileSync } from 'node:fs';
import { erasurePlaces } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { projections } from '@ecrin/projections';
import { describe, expect, it } from 'vitest';
import { filesOfPlace, placeOfFile } from '#erasure/proof/places.ts';
import { erasureTable, readModelTable, storeTable } from '#erasure/stores-in-words.ts';

const source = new URL('../../src/', import.meta.url);
/** What holds an exclusive lock, and the copy a backup is made of while it is made. */
const withoutStore: ReadonlySet<string> = new Set(['lock.db', 'copy.db']);
/** The cells of each row, without the head. */
const rowsOf = (table: string): readonly (readonly string[])[] =>
  table
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

describe('what is sealed, as the document has it', () => {
  it.each([storeTable, erasureTable])(
    'names every place that is erased and verified, and leaves nothing open',
    (table) => {
      const rows = rowsOf(table());
      expect(rows.map(([place]) => place)).toEqual(erasurePlaces.map((place) => `\`${place}\``));
      expect(rows.flat().filter((cell) => cell === '')).toEqual([]);
    },
  );
  it('names every database that the server opens', () => {
    const opened = globSync('**/*.ts', { cwd: source }).flatMap((file) =>
      [...readFileSync(new URL(file, source), 'utf8').matchAll(/'([a-z]+\.db)'/gu)].map(([, name = '']) => name),
    );
    expect(opened.length).toBeGreaterThan(9);
    const unnamed = opened.filter((name) => !filesOfPlace(placeOfFile(name)).includes(name));
    expect(unnamed.filter((name) => !withoutStore.has(name))).toEqual([]);
  });
  it('names every read model', () => {
    const rows = rowsOf(readModelTable());
    expect(new Set(rows.map(([model]) => model))).toEqual(new Set(projections.map(({ model }) => `\`${model.name}\``)));
    expect(rows).toHaveLength(projections.length);
    expect(rows.flat().filter((cell) => cell === '')).toEqual([]);
  });
});
