import { ReadModelsFault, type Scalar } from '#ports/read-models.ts';

export type Sort = readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
/** Where a page ended: its last document's sorted values, then its id. */
export type PageEnd = Readonly<{ values: readonly Scalar[]; id: string }>;

export const cursorOf = (sort: Sort, { values, id }: PageEnd): string =>
  Buffer.from(JSON.stringify([sort, values, id])).toString('base64url');

/** Throws `ReadModelsFault` for anything that an earlier page with the same sort did not return. */
export const pageEndOf = (sort: Sort, cursor: string): PageEnd => {
  const parts = parsed(cursor);
  const [sorted, values, id] = parts;
  const fits =
    parts.length === 3 &&
    JSON.stringify(sorted) === JSON.stringify(sort) &&
    areScalars(values) &&
    values.length === sort.length;
  if (!fits || typeof id !== 'string')
    throw new ReadModelsFault('bad-cursor', 'This cursor belongs to no page of this query');
  return { values, id };
};

const parsed = (cursor: string): readonly unknown[] => {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
};

const areScalars = (values: unknown): values is readonly Scalar[] =>
  Array.isArray(values) && values.every((value) => value === null || typeof value !== 'object');
