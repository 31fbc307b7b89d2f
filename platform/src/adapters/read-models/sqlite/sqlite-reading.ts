import type { TextQuery } from '@ecrin/domain/text/text-query.ts';
import type { AnyDocument, Filter, Find, Page, Parked, Scalar } from '#ports/read-models.ts';
import type { EventMark } from '#ports/store-fit.ts';
import { cursorOf, pageEndOf } from '../cursor.ts';
import type { DocumentShapes, StoredDocument } from './document-shapes.ts';
import { allPlaces, findFirst, type Rows } from './first-page.ts';
import { documentColumns, indexedColumn, nothing, tablesOf, type Cell } from './sqlite-layout.ts';
import {
  afterSql,
  countToSql,
  orderSql,
  ownerOf,
  whereSql,
  type Sql,
  type Table,
  type TextSearch,
} from './sqlite-query.ts';
import type { Statements } from './sqlite-statements.ts';
import { walkPage } from './walk-page.ts';

/** Every query on one generation of a model. */
export const createReading = ({ prepare }: Statements, shapes: DocumentShapes) => {
  const rows: Rows = ({ sql, values }) => prepare(sql).all(...values) as readonly Record<string, Cell>[];
  const searchOf = createSearch(rows);
  const documents = <Row extends StoredDocument>({ sql, values }: Sql) => prepare(sql).all(...values) as Row[];

  return {
    ...progressQueries({ prepare, rows }),
    ...countQueries(rows, searchOf),
    get: (table: Table, id: string): AnyDocument | null => {
      const [row] = documents({
        sql: `SELECT ${documentColumns(table.layout)} FROM ${from(table)} WHERE id = ?`,
        values: [id],
      });
      return row ? shapes.decode(row) : null;
    },
    getMany: (table: Table, ids: readonly string[]): ReadonlyMap<string, Positioned> => {
      const found = documents<StoredDocument & Readonly<{ position: number }>>(selectMany(table, ids));
      return new Map(found.map((row) => [row.id, { doc: shapes.decode(row), position: row.position }]));
    },
    find: (table: Table, query: Find<AnyDocument>): Page<AnyDocument> => {
      const owner = ownerOf(query.filter) ?? undefined;
      const documentOf: DocumentOf = (row) => shapes.decode(row, owner);
      if (!query.text) return pageOf(query, walkPage(documents, table, query), documentOf);
      const find = (search: TextSearch | undefined) => documents(findSql(table, query, search));
      const found = findFirst({ rows, documentOf, find }, table, query);
      return pageOf(query, found ?? find(searchOf(table, query.filter, query.text)), documentOf);
    },
  };
};

/** Mostly it is one, for which a table of a list would take longer than the document. */
const selectMany = (table: Table, ids: readonly string[]): Sql => {
  const [only, ...more] = ids;
  return only !== undefined && more.length === 0
    ? selectWhere(table, 'id = ?', only)
    : selectWhere(table, 'id IN (SELECT value FROM json_each(?))', JSON.stringify(ids));
};

const selectWhere = (table: Table, where: string, value: string): Sql => ({
  sql: `SELECT ${documentColumns(table.layout)}, position FROM ${from(table)} WHERE ${where}`,
  values: [value],
});

const createSearch =
  (rows: Rows): SearchOf =>
  (table, filter, text) =>
    text && { text, places: allPlaces(rows, table, { filter, text }) };

/** How far a generation is. */
const progressQueries = ({ prepare, rows }: Pick<Statements, 'prepare'> & Readonly<{ rows: Rows }>) => ({
  lastEvent: ({ generation }: Table): EventMark | null => {
    const [stored] = rows({
      sql: 'SELECT last_event FROM generations WHERE number = ? AND last_event IS NOT NULL',
      values: [generation],
    });
    return stored ? (JSON.parse(String(stored['last_event'])) as EventMark) : null;
  },
  checkpoint: ({ generation }: Table): number | null => {
    const [stored] = rows({
      sql: 'SELECT checkpoint FROM generations WHERE number = ? AND checkpoint IS NOT NULL',
      values: [generation],
    });
    return stored ? Number(stored['checkpoint']) : null;
  },
  parked: ({ generation }: Table): readonly Parked[] =>
    prepare(
      'SELECT stream, position, revision, reason, parked_at AS parkedAt FROM parked WHERE generation = ? ORDER BY position',
    ).all(generation) as Parked[],
});

const countQueries = (rows: Rows, searchOf: SearchOf) => ({
  count: (table: Table, [filter, text]: Searched, most?: number): number => {
    const search = searchOf(table, filter, text);
    const [row] = rows(
      most === undefined ? countSql(table, whereSql(table, filter, search)) : countToSql(table, [filter, search], most),
    );
    return Number(row?.['count'] ?? 0);
  },
  countBy: (table: Table, field: string, [filter, text]: Searched): ReadonlyMap<string, number> => {
    const counted = rows(
      countBySql(table, indexedColumn(table.layout, field), whereSql(table, filter, searchOf(table, filter, text))),
    );
    return new Map(counted.map(({ value, count }) => [String(value), Number(count)]));
  },
});

type Searched = readonly [filter: Filter<AnyDocument>, text?: TextQuery | undefined];

const countSql = (table: Table, { sql, values }: Sql): Sql => ({
  sql: `SELECT count(*) AS count FROM ${from(table)} WHERE ${sql}`,
  values,
});

const from = ({ generation }: Table): string => tablesOf(generation).documents;

type DocumentOf = (row: StoredDocument) => AnyDocument;
type SearchOf = (table: Table, filter: Filter<AnyDocument>, text: TextQuery | undefined) => TextSearch | undefined;
type Positioned = Readonly<{ doc: AnyDocument; position: number }>;

const findSql = (table: Table, { filter, sort, limit, cursor }: Find<AnyDocument>, search?: TextSearch): Sql => {
  const where = whereSql(table, filter, search);
  const after = cursor ? afterSql(table.layout, sort, pageEndOf(sort, cursor)) : { sql: 'TRUE', values: [] };
  const order = orderSql(table.layout, sort);
  const columns = documentColumns(table.layout, ownerOf(filter));
  const page = (selected: string) =>
    `SELECT ${selected} FROM ${from(table)} WHERE ${where.sql} AND ${after.sql} ORDER BY ${order} LIMIT ?`;
  return {
    // Found in no order: sorted without their documents, which are looked up in that order.
    sql: search?.places
      ? `SELECT ${columns} FROM (${page('place AS hit')}) CROSS JOIN ${from(table)} ON place = hit`
      : page(columns),
    // One more than the page: it shows whether there is another page.
    values: [...where.values, ...after.values, limit + 1],
  };
};

const pageOf = (
  { sort, limit }: Find<AnyDocument>,
  found: readonly StoredDocument[],
  documentOf: DocumentOf,
): Page<AnyDocument> => {
  const shown = found.slice(0, limit);
  const items = shown.map(documentOf);
  const [last, doc] = [shown.at(-1), items.at(-1)];
  const values = sort.map(([field]) => (doc?.[field] ?? null) as Scalar);
  return { items, nextCursor: last && found.length > limit ? cursorOf(sort, { values, id: last.id }) : null };
};

/** One scan, in the index's own order where it starts with the filter and continues with the field; equal lists are expanded once. */
const countBySql = (table: Table, name: string, { sql, values }: Sql): Sql => ({
  sql: `WITH cells AS MATERIALIZED (SELECT ${name} AS cell, count(*) AS count FROM ${from(table)} WHERE ${sql} GROUP BY 1)
    SELECT cell AS value, count FROM cells WHERE typeof(cell) <> 'blob' AND cell <> ?
    UNION ALL SELECT value, sum(count) FROM (SELECT cell, count, one.value FROM cells, json_each(cell) AS one WHERE typeof(cell) = 'blob' GROUP BY cell, one.value) GROUP BY 1`,
  values: [...values, nothing],
});
