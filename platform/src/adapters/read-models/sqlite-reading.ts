import type { TextQuery } from '@ecrin/domain/kernel/text-query.ts';
import type { AnyDocument, Filter, Find, Page, Parked, Scalar } from '../../ports/read-models.ts';
import { cursorOf, placeOf } from './cursor.ts';
import { indexedColumn, nothing, tablesOf, type Cell } from './sqlite-layout.ts';
import { afterSql, orderSql, whereSql, type Sql, type Table } from './sqlite-query.ts';
import type { Statements } from './sqlite-statements.ts';

type Row = Readonly<{ id: string; position: number; document: string }>;

const documentOf = ({ document }: Row): AnyDocument => JSON.parse(document) as AnyDocument;

/** Every question about one generation of a model. */
export const createReading = ({ prepare }: Statements) => {
  const rows = ({ sql, values }: Sql) => prepare(sql).all(...values) as readonly Record<string, Cell>[];
  const figure = (query: Sql): number => Number(rows(query)[0]?.['figure'] ?? 0);

  return {
    get: ({ generation }: Table, id: string): AnyDocument | null => {
      const row = prepare(`SELECT document FROM ${tablesOf(generation).documents} WHERE id = ?`).get(id) as Row | undefined;
      return row ? documentOf(row) : null;
    },

    getMany: ({ generation }: Table, ids: readonly string[]): ReadonlyMap<string, Readonly<{ doc: AnyDocument; position: number }>> => {
      const sql = `SELECT id, position, document FROM ${tablesOf(generation).documents} WHERE id IN (SELECT value FROM json_each(?))`;
      const found = rows({ sql, values: [JSON.stringify(ids)] }) as unknown as readonly Row[];
      return new Map(found.map((row) => [row.id, { doc: documentOf(row), position: row.position }]));
    },

    find: (table: Table, { filter, text, sort, limit, cursor }: Find<AnyDocument>): Page<AnyDocument> => {
      const where = whereSql(table, filter, text);
      const after = cursor ? afterSql(table.layout, sort, placeOf(sort, cursor)) : { sql: 'TRUE', values: [] };
      const found = rows({
        sql: `SELECT id, document FROM ${tablesOf(table.generation).documents} WHERE ${where.sql} AND ${after.sql} ORDER BY ${orderSql(table.layout, sort)} LIMIT ?`,
        values: [...where.values, ...after.values, limit + 1],
      }) as unknown as readonly Row[];
      const shown = found.slice(0, limit);
      const items = shown.map(documentOf);
      const [last, doc] = [shown.at(-1), items.at(-1)];
      const values = sort.map(([field]) => (doc?.[field] ?? null) as Scalar);
      return { items, nextCursor: last && found.length > limit ? cursorOf(sort, { values, id: last.id }) : null };
    },

    count: (table: Table, filter: Filter<AnyDocument>, text?: TextQuery): number => {
      const { sql, values } = whereSql(table, filter, text);
      return figure({ sql: `SELECT count(*) AS figure FROM ${tablesOf(table.generation).documents} WHERE ${sql}`, values });
    },

    countBy: (table: Table, field: string, [filter, text]: readonly [Filter<AnyDocument>, TextQuery?]): ReadonlyMap<string, number> => {
      const name = indexedColumn(table.layout, field);
      const { sql, values } = whereSql(table, filter, text);
      const among = `SELECT place, ${name} AS cell FROM ${tablesOf(table.generation).documents} WHERE ${sql}`;
      const counted = rows({
        sql: `SELECT cell AS value, count(*) AS figure FROM (${among}) WHERE typeof(cell) <> 'blob' AND cell <> ? GROUP BY 1
          UNION ALL SELECT one.value, count(DISTINCT place) FROM (${among}), json_each(cell) AS one WHERE typeof(cell) = 'blob' GROUP BY 1`,
        values: [...values, nothing, ...values],
      });
      return new Map(counted.map(({ value, figure: documents }) => [String(value), Number(documents)]));
    },

    checkpoint: ({ generation }: Table): number | null =>
      (prepare('SELECT checkpoint FROM generations WHERE number = ?').get(generation) as { checkpoint: number | null } | undefined)?.checkpoint ?? null,

    parked: ({ generation }: Table): readonly Parked[] => prepare(
      'SELECT stream, position, revision, reason, parked_at AS parkedAt FROM parked WHERE generation = ? ORDER BY position',
    ).all(generation) as unknown as readonly Parked[],
  };
};
