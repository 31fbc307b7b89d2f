import type { TextQuery } from '@ecrin/domain/text/text-query.ts';
import { ReadModelsFault, type AnyDocument, type Condition, type Filter } from '#ports/read-models.ts';
import type { PageEnd, Sort } from '../cursor.ts';
import type { Layout } from '../layout.ts';
import { cellOf, indexedColumn, isSomething, nothing, tablesOf, type Cell } from './sqlite-layout.ts';
import { textMatch } from './sqlite-text.ts';

/** A piece of SQL with the values of its placeholders. */
export type Sql = Readonly<{ sql: string; values: readonly Cell[] }>;
export type Table = Readonly<{ generation: number; layout: Layout }>;

export const allOf = (parts: readonly Sql[]): Sql => ({
  sql: parts.length === 0 ? 'TRUE' : parts.map(({ sql }) => sql).join(' AND '),
  values: parts.flatMap(({ values }) => values),
});

const placeholders = (count: number): string => Array.from({ length: count }, () => '?').join(', ');

const holdsAny = (name: string, wanted: readonly string[]): Sql => ({
  sql: `typeof(${name}) = 'blob' AND EXISTS (SELECT 1 FROM json_each(${name}) WHERE value IN (${placeholders(wanted.length)}))`,
  values: wanted,
});

// A null is smaller than everything, but in no range: as in every database behind this port. One lower bound only: SQLite starts the index at either of two.
const between = (name: string, { gte, lt }: { gte?: string | number; lt?: string | number }): Sql =>
  allOf([
    gte === undefined ? { sql: `${name} > ?`, values: [nothing] } : { sql: `${name} >= ?`, values: [gte] },
    ...(lt === undefined ? [] : [{ sql: `${name} < ?`, values: [lt] }]),
  ]);

const conditionSql = (name: string, condition: Condition): Sql => {
  if (condition === null || typeof condition !== 'object') return { sql: `${name} = ?`, values: [cellOf(condition)] };
  if ('in' in condition)
    return { sql: `${name} IN (${placeholders(condition.in.length)})`, values: condition.in.map(cellOf) };
  if ('has' in condition) return holdsAny(name, [condition.has]);
  if ('hasAny' in condition) return holdsAny(name, condition.hasAny);
  return between(name, condition);
};

const textTable = ({ generation, layout }: Table): string => {
  if (layout.text.length === 0) throw new ReadModelsFault('not-indexed', 'The model has no full text');
  return tablesOf(generation).text;
};
/** Whose documents alone a filter lets pass; null: anybody’s. */
export const ownerOf = ({ ownerId }: Filter<AnyDocument>): string | null =>
  typeof ownerId === 'string' ? ownerId : null;

const textSql = (table: Table, { text, places }: TextSearch, filter: Filter<AnyDocument>): Sql => {
  const [name, { wanted, excluded }] = [textTable(table), textMatch(text, ownerOf(filter))];
  const among = (not: string, match: string | null): readonly Sql[] =>
    match === null
      ? []
      : [{ sql: `place ${not} IN (SELECT rowid FROM ${name} WHERE ${name} MATCH ?)`, values: [match] }];
  if (places === 'joined') return allOf(among('NOT', excluded));
  const found = places
    ? [{ sql: 'place IN (SELECT value FROM json_each(?))', values: [places.json] }]
    : among('', wanted);
  return allOf([...found, ...among('NOT', excluded)]);
};

/** `places`: of documents with the words, each looked up and then filtered. null: all documents with the words, looked for along an index of the filter. `joined`: the words are found elsewhere in the query. */
export type TextSearch = Readonly<{ text: TextQuery; places: Readonly<{ json: string }> | 'joined' | null }>;

/** Whether a condition matches no document without a value. */
const namesValues = (condition: Condition | undefined): boolean => {
  if (condition === undefined || condition === null) return false;
  return typeof condition !== 'object' || !('in' in condition) || !condition.in.includes(null);
};

/** Which documents a filter and a search find. Throws `ReadModelsFault` for a field without an index. */
export const whereSql = (table: Table, filter: Filter<AnyDocument>, search?: TextSearch): Sql => {
  // SQLite uses no index for a column behind a plus: what is left to start from are the places.
  const plus = search?.places ? '+' : '';
  return allOf([
    ...Object.entries(filter).flatMap(([field, condition]) =>
      condition === undefined ? [] : [conditionSql(`${plus}${indexedColumn(table.layout, field)}`, condition)],
    ),
    ...table.layout.sparse
      .filter((field) => namesValues(filter[field]))
      .map((field) => ({ sql: isSomething(field), values: [] })),
    ...(search ? [textSql(table, search, filter)] : []),
  ]);
};

/** Finds the latest places of documents with the words of a search, `most` at most: as one list, how many, the first and the last; null: it only excludes words. Throws `ReadModelsFault`. */
export const placesSql = (
  table: Table,
  [text, filter]: readonly [TextQuery, Filter<AnyDocument>],
  most: number,
): Sql | null => {
  const [name, { wanted }] = [textTable(table), textMatch(text, ownerOf(filter))];
  return wanted === null
    ? null
    : {
        sql: `SELECT json_group_array(place) AS json, count(*) AS count, min(place) AS first, max(place) AS last FROM (SELECT rowid AS place FROM ${name} WHERE ${name} MATCH ? ORDER BY rowid DESC LIMIT ?)`,
        values: [wanted, most],
      };
};

const columnsOf = (layout: Layout, sort: Sort) => [
  ...sort.map(([field, direction]) => ({ name: indexedColumn(layout, field), direction })),
  { name: 'id', direction: sort.at(-1)?.[1] ?? 'asc' },
];

/** Equal values are ordered by id, in the direction of the last sort, so that the index gives the order. */
export const orderSql = (layout: Layout, sort: Sort): string =>
  columnsOf(layout, sort)
    .map(({ name, direction }) => `${name} ${direction}`)
    .join(', ');

/** Matches documents after a place in that order. The first bound repeats what follows from the rest: it lets the index start there. */
export const afterSql = (layout: Layout, sort: Sort, { values, id }: PageEnd): Sql => {
  const cells = [...values.map(cellOf), id];
  const columns = columnsOf(layout, sort).map(({ name, direction }, index) => ({
    name,
    beyond: direction === 'asc' ? '>' : '<',
    cell: cells[index] ?? nothing,
  }));
  const branches = columns.map(({ name, beyond, cell }, index) =>
    allOf([
      ...columns.slice(0, index).map((before) => ({ sql: `${before.name} = ?`, values: [before.cell] })),
      { sql: `${name} ${beyond} ?`, values: [cell] },
    ]),
  );
  const bound = columns.slice(0, 1).map(({ name, beyond, cell }) => ({ sql: `${name} ${beyond}= ?`, values: [cell] }));
  const beyond = {
    sql: `(${branches.map(({ sql }) => `(${sql})`).join(' OR ')})`,
    values: branches.flatMap((branch) => branch.values),
  };
  return allOf([...bound, beyond]);
};

/** Counts to one more than `most`: of very many documents with the words so many are tried as are needed for that. */
export const countToSql = (
  table: Table,
  [filter, search]: readonly [Filter<AnyDocument>, TextSearch | undefined],
  most: number,
): Sql => {
  const wanted = search && search.places === null ? textMatch(search.text, ownerOf(filter)).wanted : null;
  const joined = wanted !== null && search ? { ...search, places: 'joined' as const } : search;
  const { sql, values } = whereSql(table, filter, joined);
  const { documents, text } = tablesOf(table.generation);
  const source =
    wanted === null
      ? documents
      : `(SELECT rowid AS hit FROM ${text} WHERE ${text} MATCH ?) CROSS JOIN ${documents} ON place = hit`;
  return {
    sql: `SELECT count(*) AS count FROM (SELECT 1 FROM ${source} WHERE ${sql} LIMIT ?)`,
    values: [...(wanted === null ? [] : [wanted]), ...values, most + 1],
  };
};
