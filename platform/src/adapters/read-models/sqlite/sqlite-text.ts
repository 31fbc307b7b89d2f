import { isSign, searchedWordsOf } from '@ecrin/domain/text/searched-words.ts';
import type { TextQuery } from '@ecrin/domain/text/text-query.ts';

/** One word per owner: with it a search reads that owner's entries only. */
export const ownerWord = (ownerId: string): string => `o${Buffer.from(ownerId).toString('hex')}`;

/** FTS5 keeps letters, marks and digits only: a sign is stored by its numbers, behind a character that no word begins with. */
const signMark = '\uE002';
const token = (word: string): string =>
  isSign(word) ? `${signMark}${Array.from(word, (sign) => sign.codePointAt(0)?.toString(16)).join('g')}` : word;

const phrase = (words: readonly string[]): string => `"${words.map(token).join(' ')}"`;

/** FTS5 expressions for required and excluded words; null for an empty query. Tokens contain letters, marks and digits only. */
export const textMatch = ({ terms, phrases, excluded }: TextQuery, ownerId: string | null) => {
  const within = (expression: string) =>
    `${ownerId === null ? '' : `owner : ${ownerWord(ownerId)} AND `}(- owner : (${expression}))`;
  const wanted = [...terms.map(({ word, prefix }) => `${phrase([word])}${prefix ? ' *' : ''}`), ...phrases.map(phrase)];
  return {
    wanted: wanted.length === 0 ? null : within(wanted.map((one) => `(${one})`).join(' AND ')),
    excluded: excluded.length === 0 ? null : within(excluded.map((word) => phrase([word])).join(' OR ')),
  };
};

/** Between the entries of a list: a character no query can contain, so that no phrase matches across two entries. */
const entryBreak = '\uE000';

/** The folded words of a text field as one line. */
export const searchText = (value: unknown): string =>
  (Array.isArray(value) ? value : [value])
    .filter((entry) => typeof entry === 'string')
    .map((entry) =>
      searchedWordsOf(entry)
        .map(({ word }) => token(word))
        .join(' '),
    )
    .join(` ${entryBreak} `);
