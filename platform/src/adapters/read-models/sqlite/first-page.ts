import type { TextQuery } from '@ecrin/domain/text/text-query.ts';
import type { AnyDocument, Filter, Find, Scalar } from '#ports/read-models.ts';
import { cellOf, indexedColumn, tablesOf, type Cell } from './sqlite-layout.ts';
import { placesSql, whereSql, type Sql, type Table, type TextSearch } from './sqlite-query.ts';

export type Rows = (query: Sql) => readonly Record<string, Cell>[];

/** Of all owners: with so few hits a search need not walk along all documents of one owner, which takes the longer the more there are. */
const rareHits = 60;

/** Documents that are looked up one by one: at 10,000 thoughts as many take as long as walking along all of them. */
const fewHits = 500;

type Wanted = Pick<Find<AnyDocument>, 'filter'> & Readonly<{ text: TextQuery; most: number }>;
/** As a list in JSON. `first`, `last`: of these; `all`: no other document has the words. */
type Places = Readonly<{ json: string; count: number; first: number; last: number; all: boolean }>;

/** Of documents with the words of a search, those stored last; null: it only excludes words. */
const latestPlaces = (rows: Rows, table: Table, { filter, text, most }: Wanted): Places | null => {
  const finding = placesSql(table, [text, filter], most + 1);
  const [found] = finding ? rows(finding) : [];
  if (!found) return null;
  const count = Number(found['count']);
  return {
    json: String(found['json']),
    count,
    first: Number(found['first']),
    last: Number(found['last']),
    all: count <= most,
  };
};

/** Whether there are few places altogether, if before these there are as many as among them. */
const areProbablyFew = ({ count, first, last, all }: Places): boolean =>
  !all && (count * last) / (last - first) <= fewHits;

/** All places with the words of a search, where they are few; those of other owners are among them. null: there are many, or it only excludes words. */
export const allPlaces = (rows: Rows, table: Table, { filter, text }: Omit<Wanted, 'most'>): Places | null => {
  const ofAnyone = latestPlaces(rows, table, { filter: {}, text, most: rareHits });
  const places = ofAnyone?.all === false ? latestPlaces(rows, table, { filter, text, most: fewHits }) : ofAnyone;
  return places?.all ? places : null;
};

/** `find`: a page of the query among the places of a search. */
type Reads<Row> = Readonly<{
  rows: Rows;
  find: (search: TextSearch) => readonly Row[];
  documentOf: (row: Row) => AnyDocument;
}>;

/**
 * Of many documents with the words, those stored last are usually those that come first: the first page is looked for among a few of anyone’s, then of
 * this owner’s, then among more. Of a rarer word a page reaches far back: all are looked up instead. null: it is not there, or another one is asked for.
 */
export const findFirst = <Row>(reads: Reads<Row>, table: Table, query: Find<AnyDocument>): readonly Row[] | null => {
  const { text, filter, limit } = query;
  const field = newestFirst(query);
  if (!text || !field) return null;
  const [few, anyone] = [3 * limit, {}];
  const latest = (of: Filter<AnyDocument>, most: number) => latestPlaces(reads.rows, table, { filter: of, text, most });
  const ofAnyone = (): Places | null => {
    const places = latest(anyone, Math.max(few, rareHits));
    const more = places && areProbablyFew(places) ? latest(anyone, fewHits) : null;
    return more?.all ? more : places;
  };
  for (const look of [ofAnyone, () => latest(filter, few), () => latest(filter, fewHits)]) {
    const places = look();
    if (!places) return null;
    const found = reads.find({ text, places });
    if (isFirst(reads, { table, query, field }, { found, places })) return found;
  }
  return null;
};

type Asked = Readonly<{ table: Table; query: Find<AnyDocument>; field: string }>;

/** Whether nothing that was stored before these places could come before the end of this page. */
const isFirst = <Row>(
  { rows, documentOf }: Reads<Row>,
  { table, query, field }: Asked,
  { found, places }: Readonly<{ found: readonly Row[]; places: Places }>,
): boolean => {
  if (places.all) return true;
  const last = found.at(query.limit);
  if (!last) return false;
  const least = { field, value: documentOf(last)[field] as Scalar | undefined };
  return rows(earlierSql(table, query.filter, { least, before: places.first })).length === 0;
};

/** By which field; null: it is a later page, or has another order. */
const newestFirst = ({ sort, cursor }: Find<AnyDocument>): string | null => {
  const [order, second] = sort;
  return !cursor && !second && order?.[1] === 'desc' ? order[0] : null;
};

type Earlier = Readonly<{ least: Readonly<{ field: string; value: Scalar | undefined }>; before: number }>;

/** Finds one document that was stored before a place and has at least this value. */
const earlierSql = (table: Table, filter: Filter<AnyDocument>, { least: { field, value }, before }: Earlier): Sql => {
  const where = whereSql(table, filter);
  return {
    sql: `SELECT 1 FROM ${tablesOf(table.generation).documents} WHERE ${where.sql} AND ${indexedColumn(table.layout, field)} >= ? AND place < ? LIMIT 1`,
    values: [...where.values, cellOf(value), before],
  };
};
