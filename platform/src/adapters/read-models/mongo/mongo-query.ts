import type { TextQuery } from '@ecrin/domain/text/text-query.ts';
import { ReadModelsFault, type AnyDocument, type Condition, type Filter } from '#ports/read-models.ts';
import type { PageEnd, Sort } from '../cursor.ts';
import { indexedField, type Layout } from '../layout.ts';
import { cellOf, nothing } from './mongo-cells.ts';
import { textMatch } from './mongo-text.ts';

/** A condition as a MongoDB query. */
export type Match = Readonly<Record<string, unknown>>;

const cellPath = (layout: Layout, field: string): string => `cells.${indexedField(layout, field)}`;
export const documentPath = (layout: Layout, field: string): string => `doc.${indexedField(layout, field)}`;

const allOf = (parts: readonly Match[]): Match => (parts.length === 0 ? {} : { $and: parts });

/** Only a list has entries: a text that is equal to the value does not match. */
const holdsAny = (path: string, wanted: readonly string[]): Match => ({ [path]: { $elemMatch: { $in: wanted } } });

// A null sorts before everything, but is in no range.
const between = ({ gte, lt }: { gte?: string | number; lt?: string | number }): Match => ({
  ...(gte === undefined ? { $gt: nothing } : { $gte: cellOf(gte) }),
  ...(lt === undefined ? {} : { $lt: cellOf(lt) }),
});

const conditionMatch = (layout: Layout, field: string, condition: Condition): Match => {
  const path = cellPath(layout, field);
  if (condition === null || typeof condition !== 'object') return { [path]: cellOf(condition) };
  if ('in' in condition) return { [path]: { $in: condition.in.map(cellOf) } };
  if ('has' in condition) return holdsAny(documentPath(layout, field), [condition.has]);
  if ('hasAny' in condition) return holdsAny(documentPath(layout, field), condition.hasAny);
  return { [path]: between(condition) };
};

const searchMatch = (layout: Layout, text: TextQuery): readonly Match[] => {
  if (layout.text.length === 0) throw new ReadModelsFault('not-indexed', 'The model has no full text');
  return textMatch(text);
};

/** Which documents a filter and a search find. Throws `ReadModelsFault` for a field without an index. */
export const whereMatch = (layout: Layout, filter: Filter<AnyDocument>, text?: TextQuery): Match => {
  const conditions = Object.entries(filter).flatMap(([field, condition]) =>
    condition === undefined ? [] : [conditionMatch(layout, field, condition)],
  );
  // Any condition on a field excludes removed documents; without one it must be explicit.
  return allOf([
    ...(conditions.length === 0 ? [{ doc: { $exists: true } }] : conditions),
    ...(text ? searchMatch(layout, text) : []),
  ]);
};

const columnsOf = (layout: Layout, sort: Sort) => [
  ...sort.map(([field, direction]) => ({ path: cellPath(layout, field), direction })),
  { path: '_id', direction: sort.at(-1)?.[1] ?? 'asc' },
];

/** Equal values are ordered by id, in the direction of the last sort, so that the index gives the order. */
export const orderOf = (layout: Layout, sort: Sort): ReadonlyMap<string, 1 | -1> =>
  new Map(columnsOf(layout, sort).map(({ path, direction }) => [path, direction === 'asc' ? 1 : -1]));

/** Matches documents after a place in that order. The first bound follows from the rest: it lets the index start there. */
export const afterMatch = (layout: Layout, sort: Sort, { values, id }: PageEnd): Match => {
  const cells = [...values.map(cellOf), id];
  const columns = columnsOf(layout, sort).map(({ path, direction }, index) => ({
    path,
    beyond: direction === 'asc' ? '$gt' : '$lt',
    cell: cells[index] ?? nothing,
  }));
  const branches = columns.map(({ path, beyond, cell }, index) =>
    allOf([
      ...columns.slice(0, index).map((before) => ({ [before.path]: before.cell })),
      { [path]: { [beyond]: cell } },
    ]),
  );
  return allOf([
    ...columns.slice(0, 1).map(({ path, beyond, cell }) => ({ [path]: { [`${beyond}e`]: cell } })),
    { $or: branches },
  ]);
};
