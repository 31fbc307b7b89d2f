import type { AnyDocument, Find } from '#ports/read-models.ts';
import { pageEndOf } from '../cursor.ts';
import type { StoredDocument } from './document-shapes.ts';
import { documentColumns, indexedColumn, nothing, tablesOf, type Cell } from './sqlite-layout.ts';
import { afterSql, allOf, ownerOf, whereSql, type Sql, type Table } from './sqlite-query.ts';

type PlaceColumn = `place${number}`;
/** A document with what it is sorted by. */
type PlacedRow = StoredDocument & Readonly<Record<PlaceColumn, Cell>>;
type Placed = (query: Sql) => readonly PlacedRow[];

/**
 * A page, and one document more, along an index. Equal places are put in order by id here, and those at the end of the page are read once more: SQLite
 * would copy every document to sort it.
 */
export const walkPage = (placed: Placed, table: Table, query: Find<AnyDocument>): readonly StoredDocument[] => {
  const isSamePlace = samePlace(query);
  const found = placed(walkSql(table, query, null));
  const [last, before] = [found.at(-1), found.at(-2)];
  const isCut = last && before && found.length > query.limit && isSamePlace(last, before);
  if (!isCut) return byId(query, found);
  const whole = found.filter((row) => !isSamePlace(row, last));
  return [...byId(query, whole), ...placed(walkSql(table, query, last))].slice(0, query.limit + 1);
};

const placeColumn = (index: number): PlaceColumn => `place${index}`;

const samePlace =
  ({ sort }: Find<AnyDocument>) =>
  (one: PlacedRow, other: PlacedRow): boolean =>
    sort.every((_field, index) => one[placeColumn(index)] === other[placeColumn(index)]);

/** The direction of the last field is that of the ids. */
const idDirection = ({ sort }: Find<AnyDocument>): 'asc' | 'desc' => sort.at(-1)?.[1] ?? 'asc';

const byId = (query: Find<AnyDocument>, sorted: readonly PlacedRow[]): readonly PlacedRow[] => {
  const isSamePlace = samePlace(query);
  const groups: PlacedRow[][] = [];
  for (const row of sorted) {
    const group = groups.at(-1);
    if (group?.[0] && isSamePlace(group[0], row)) group.push(row);
    else groups.push([row]);
  }
  const sign = idDirection(query) === 'desc' ? -1 : 1;
  const compare = (one: PlacedRow, other: PlacedRow): number =>
    sign * Buffer.compare(Buffer.from(one.id), Buffer.from(other.id));
  return groups.flatMap((group) => group.sort(compare));
};

/** `at`: only documents at the place of this one, by id. */
const walkSql = (table: Table, query: Find<AnyDocument>, at: PlacedRow | null): Sql => {
  const { filter, sort, limit, cursor } = query;
  const columns = sort.map(([field, direction], index) => ({
    name: indexedColumn(table.layout, field),
    place: placeColumn(index),
    direction,
  }));
  const { sql, values } = allOf([
    whereSql(table, filter),
    ...(cursor ? [afterSql(table.layout, sort, pageEndOf(sort, cursor))] : []),
    ...(at ? columns.map(({ name, place }) => ({ sql: `${name} = ?`, values: [at[place] ?? nothing] })) : []),
  ]);
  const order = at ? [`id ${idDirection(query)}`] : columns.map(({ name, direction }) => `${name} ${direction}`);
  const places = columns.map(({ name, place }) => `, ${name} AS ${place}`).join('');
  const selected = `${documentColumns(table.layout, ownerOf(filter))}${places}`;
  return {
    sql: `SELECT ${selected} FROM ${tablesOf(table.generation).documents} WHERE ${sql} ORDER BY ${order.join(', ') || 'TRUE'} LIMIT ?`,
    values: [...values, limit + 1],
  };
};
