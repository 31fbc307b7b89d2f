import { findWords } from '@ecrin/domain/text/near-words.ts';
import { plainWords } from '@ecrin/domain/text/search-words.ts';
import type { Filter, ModelStore } from '@ecrin/platform/ports/read-models.ts';
import type { ClientRowDocument } from './client-row.model.ts';

type Asked = Readonly<{ typed: string; filter: Filter<ClientRowDocument>; most: number }>;

const keys = ['nameKey', 'reversedKey'] as const;
/** After everything that begins with a letter. */
const end = '\uFFFF';
/** Of each letter: what is looked at costs no more, however many clients there are. */
const mostLookedAt = 500;

/** The letters a name may begin with when one slip was made, also in the first two. */
const lettersOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((word) => word.slice(0, 2).split('')));

/** Whose name begins with a letter, from either end. */
const beginningWith = async (
  rows: ModelStore<ClientRowDocument>,
  letter: string,
  filter: Asked['filter'],
): Promise<readonly ClientRowDocument[]> => {
  const pages = keys.map((key) =>
    rows.find({
      filter: { ...filter, [key]: { gte: letter, lt: `${letter}${end}` } },
      sort: [[key, 'asc']],
      limit: mostLookedAt,
      cursor: null,
    }),
  );
  return (await Promise.all(pages)).flatMap(({ items }) => items);
};

/** Clients whose names were typed with one slip, in any order; for where nobody is found as it was typed. */
export const findNearly = async (
  rows: ModelStore<ClientRowDocument>,
  { typed, filter, most }: Asked,
): Promise<readonly ClientRowDocument[]> => {
  const words = plainWords(typed).split(' ').filter(Boolean);
  const found = new Map<string, ClientRowDocument>();
  for (const letter of lettersOf(words))
    for (const row of await beginningWith(rows, letter, filter))
      if (findWords((row.nameKey ?? '').split(' '), words)) found.set(row.clientId, row);
  return [...found.values()].slice(0, most);
};
