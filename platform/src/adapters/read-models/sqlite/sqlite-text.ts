import type { TextQuery } from '@ecrin/domain/text/text-query.ts';

/** One word that stands for an owner: with it a search reads that owner's entries only. */
export const ownerWord = (ownerId: string): string => `o${Buffer.from(ownerId).toString('hex')}`;

const phrase = (words: readonly string[]): string => `"${words.join(' ')}"`;

/** FTS5 expressions for what must be there and what must not; null where the query asks nothing. Words hold letters and digits only. */
export const textMatch = ({ terms, phrases, excluded }: TextQuery, ownerId: string | null) => {
  const within = (expression: string) =>
    `${ownerId === null ? '' : `owner : ${ownerWord(ownerId)} AND `}(- owner : (${expression}))`;
  const wanted = [...terms.map(({ word, prefix }) => `${phrase([word])}${prefix ? ' *' : ''}`), ...phrases.map(phrase)];
  return {
    wanted: wanted.length === 0 ? null : within(wanted.map((one) => `(${one})`).join(' AND ')),
    excluded: excluded.length === 0 ? null : within(excluded.map((word) => phrase([word])).join(' OR ')),
  };
};
