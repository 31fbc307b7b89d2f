import { searchedWordsOf } from '@ecrin/domain/text/searched-words.ts';
import type { TextQuery } from '@ecrin/domain/text/text-query.ts';
import type { AnyDocument } from '#ports/read-models.ts';
import type { Layout } from '../layout.ts';

/** What full text stores of a document: each entry of its fields as one line of folded words, and every word once, for the index. */
export type IndexedText = Readonly<{ lines: readonly string[]; terms: readonly string[] }>;

export const indexedText = ({ text }: Layout, doc: AnyDocument): IndexedText => {
  const words = text
    .flatMap((field) => entriesOf(doc[field]))
    .map((entry) => searchedWordsOf(entry).map(({ word }) => word));
  return { lines: words.map(lineOf), terms: [...new Set(words.flat())] };
};

const entriesOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry === 'string');

/** Spaces at both ends, so that a phrase matches whole words. */
const lineOf = (words: readonly string[]): string => ` ${words.join(' ')} `;

/** Conditions for a query. Words contain letters, marks, digits and signs as emoji only: none is special in a regular expression. */
export const textMatch = ({ terms, phrases, excluded }: TextQuery): readonly Readonly<Record<string, unknown>>[] => {
  const wanted = [...terms.map(({ word, prefix }) => (prefix ? new RegExp(`^${word}`) : word)), ...phrases.flat()];
  return [
    ...(wanted.length === 0 ? [] : [{ terms: { $all: wanted } }]),
    ...phrases.map((phrase) => ({ lines: new RegExp(lineOf(phrase)) })),
    ...(excluded.length === 0 ? [] : [{ terms: { $nin: excluded } }]),
  ];
};
