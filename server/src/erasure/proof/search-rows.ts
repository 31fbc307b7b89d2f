import type { PlaceSearch } from './place-search.ts';

/** One row of a read model. `owner` null: the table does not say whose it is. `document`: JSON. */
export type Row = Readonly<{ id: string; owner: string | null; document: string }>;

/** `subjects`: the account, whose own rows are meant, or thoughts, of which every row that mentions one is. `short`: whole texts. */
export type RowsSought = Readonly<{
  of: 'account' | 'thoughts';
  subjects: readonly string[];
  short: readonly string[];
}>;

const isMeant = ({ of, subjects }: RowsSought, { id, owner, document }: Row): boolean =>
  subjects.some(
    (subject) =>
      owner === subject ||
      id.includes(subject) ||
      ((of === 'thoughts' || owner === null) && document.includes(subject)),
  );

/** What the bytes alone do not show: short texts, which may be anybody's, and vectors, which have no words. */
export const searchRows = (rows: Iterable<Row>, sought: RowsSought, search: PlaceSearch): void => {
  const short = new Set(sought.short);
  for (const row of rows) {
    if (!isMeant(sought, row)) continue;
    for (const [name, text] of textsIn(JSON.parse(row.document))) {
      if (short.has(text.trim())) search.note(`a short text in ${row.id}`);
      if (name === 'vector' && text !== '') search.note(`a vector in ${row.id}`);
    }
  }
};

function* textsIn(value: unknown, name = ''): Generator<readonly [name: string, text: string]> {
  if (typeof value === 'string') yield [name, value];
  else if (typeof value === 'object' && value !== null)
    for (const [inner, part] of Object.entries(value)) yield* textsIn(part, Array.isArray(value) ? name : inner);
}
