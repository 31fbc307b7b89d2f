import type { Scalar } from '#ports/read-models.ts';
import { indexedField, type Layout } from '../layout.ts';

/** What a column holds: never NULL, so that every comparison in SQL has an answer. */
export type Cell = string | number | Uint8Array;

export const column = (field: string): string => `"$${field}"`;

export const indexedColumn = (layout: Layout, field: string): string => column(indexedField(layout, field));

const ownerField = 'ownerId';
export const hasOwnerColumn = ({ fields }: Layout): boolean => fields.includes(ownerField);

/** What a document is read from. `owner`: of all that are read, where it is known. */
export const documentColumns = (layout: Layout, owner: string | null = null): string => {
  if (owner !== null) return 'id, document';
  return `id, ${hasOwnerColumn(layout) ? column(ownerField) : 'NULL'} AS owner, document`;
};

/** Smaller than every number and text, as null is in the port's order. */
export const nothing = Number.NEGATIVE_INFINITY;

export const cellOf = (value: Scalar | undefined): Cell => {
  if (value === null || value === undefined) return nothing;
  return typeof value === 'boolean' ? String(value) : value;
};

/** A list becomes a blob of JSON, which no scalar can be mistaken for. */
export const documentCell = (value: unknown): Cell =>
  Array.isArray(value) ? Buffer.from(JSON.stringify(value)) : cellOf(value as Scalar | undefined);

/** Not null. A query that says so in these words may use an index of such documents only. */
export const isSomething = (field: string): string => `${column(field)} > -9e999`;

export const tablesOf = (generation: number): Readonly<{ documents: string; text: string }> => ({
  documents: `documents_${generation}`,
  text: `text_${generation}`,
});

/** SQL that creates the tables of one generation. The document is last: whoever compares or sorts by a field need not read past it. */
export const createTables = (generation: number, { fields, indexes, text }: Layout): string => {
  const tables = tablesOf(generation);
  const columns = fields.map((field) => `, ${column(field)} NOT NULL`).join('');
  const words = ['owner', ...text.map(column)].join(', ');
  return [
    `CREATE TABLE ${tables.documents} (place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, position INTEGER NOT NULL${columns}, document TEXT NOT NULL)`,
    ...indexes.map(
      (index, number) =>
        `CREATE INDEX ${tables.documents}_${number} ON ${tables.documents} (${index.fields.map(column).join(', ')})${index.sparse === null ? '' : ` WHERE ${isSomething(index.sparse)}`}`,
    ),
    ...(text.length === 0
      ? []
      : [
          `CREATE VIRTUAL TABLE ${tables.text} USING fts5(${words}, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 2 categories 'L* M* N* Co'")`,
        ]),
  ].join(';');
};

export const dropTables = (generation: number): string => {
  const { documents, text } = tablesOf(generation);
  return `DROP TABLE IF EXISTS ${documents}; DROP TABLE IF EXISTS ${text}`;
};
