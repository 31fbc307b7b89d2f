import type { PlaceSearch } from './place-search.ts';

/** One row of a read model. `owner` null: the table does not say whose it is. `document`: JSON. */
export type Row = Readonly<{ id: string; owner: string | null; document: string }>;

/** `subjects`: the account, whose own rows are meant, or thoughts, of which every row that mentions one is. `short`: whole texts. */
export type RowsSought = Readonly<{
  of: 'account' | 'thoughts';
  subjects: readonly string[];
  short: readonly string[];
}>;

const isMeant = ({ of, subjects }: Pick<RowsSought, 'of' | 'subjects'>, { id, owner, document }: Row): boolean =>
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

const [pieceStart, pieceLetters, mostPieces, rowsAtOnce] = [48, 40, 200, 500] as const;

/** Pieces of vectors of what is meant that no other row has: they are sought among the bytes, where freed pages and logs may still have them. Others are answered in between. */
export const vectorPiecesIn = async (
  rows: Iterable<Row>,
  sought: Pick<RowsSought, 'of' | 'subjects'>,
): Promise<readonly string[]> => {
  const [own, others] = [new Set<string>(), new Set<string>()];
  let read = 0;
  for (const row of rows) {
    read += 1;
    if (read % rowsAtOnce === 0) await new Promise(setImmediate);
    if (!row.document.includes('"vector"')) continue;
    const pieces = isMeant(sought, row) ? own : others;
    for (const [name, text] of textsIn(JSON.parse(row.document)))
      if (name === 'vector' && text.length >= pieceStart + pieceLetters)
        pieces.add(text.slice(pieceStart, pieceStart + pieceLetters));
  }
  const alone = [...own].filter((piece) => !others.has(piece));
  const every = Math.ceil(alone.length / mostPieces);
  return alone.filter((_piece, at) => at % every === 0);
};

function* textsIn(value: unknown, name = ''): Generator<readonly [name: string, text: string]> {
  if (typeof value === 'string') yield [name, value];
  else if (typeof value === 'object' && value !== null)
    for (const [inner, part] of Object.entries(value)) yield* textsIn(part, Array.isArray(value) ? name : inner);
}
