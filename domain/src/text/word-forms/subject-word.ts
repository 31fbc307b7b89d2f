import { fold, wordsOf } from '../search-words.ts';
import type { DictionaryEntry, SpellingDictionary } from './spelling-dictionary.ts';
import { kindAfter } from './word-context.ts';

type PlacedWord = Readonly<{ word: string; start: number; end: number }>;

/** A word that a question is about. `key`: the same for all of its forms. `occursAt`: whether one of the words of a text is a form of it. */
export type SubjectWord = Readonly<{
  key: string;
  /** Folded words and beginnings that every form of it has one of: what to look for. */
  beginnings: readonly Readonly<{ word: string; prefix: boolean }>[];
  occursAt: (text: string, words: readonly PlacedWord[], at: number) => boolean;
}>;

const wordsBefore = (words: readonly PlacedWord[], at: number): readonly string[] =>
  words.slice(Math.max(0, at - 4), at).map(({ word }) => word);
const rawWord = (text: string, { start, end }: PlacedWord): string => text.slice(start, end).toLowerCase();

/** « marché » is a market after « le » and a form of « marcher » after « j’ai »; a finite form (« marche ») may be either, as the noun says the same. */
const isParticiple = (form: string): boolean => /[éiu]e?s?$/u.test(form);

/** Of the words that a form may belong to, those that fit what stands before it. */
const fitting = (
  entries: readonly DictionaryEntry[],
  { isVerb }: Pick<SpellingDictionary, 'isVerb'>,
  before: readonly string[],
): readonly DictionaryEntry[] => {
  const kind = kindAfter(before);
  const fit = kind === null ? entries : entries.filter((entry) => isVerb(entry) === (kind === 'verb'));
  return fit.length > 0 ? fit : entries;
};

/** Long enough to look for words that begin so. */
const leastPrefix = 4;

const sharedBeginning = (one: string, other: string): string => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
};

/** As few beginnings as possible: forms that share four letters share what more they have in common. */
const beginningsOf = (forms: readonly string[]): SubjectWord['beginnings'] => {
  const shared = new Map<string, string>();
  for (const form of forms) {
    const key = form.length < leastPrefix ? form : form.slice(0, leastPrefix);
    shared.set(key, sharedBeginning(shared.get(key) ?? form, form));
  }
  return [...shared].map(([key, word]) => ({ word, prefix: key.length >= leastPrefix }));
};

/** A word that no dictionary has, as a name: itself, and its plural. */
const unknownWord = (folded: string): SubjectWord => ({
  key: folded,
  beginnings: [
    { word: folded, prefix: false },
    { word: `${folded}s`, prefix: false },
  ],
  occursAt: (_text, words, at) => words[at]?.word === folded || words[at]?.word === `${folded}s`,
});

const knownWord = (entries: readonly DictionaryEntry[], dictionary: SpellingDictionary): SubjectWord => {
  const forms = new Set(entries.flatMap((entry) => dictionary.formsOf(entry)).map(fold));
  const meant = new Set(entries);
  return {
    key: entries.toSorted().join(' '),
    beginnings: beginningsOf([...forms]),
    occursAt: (text, words, at) => {
      const found = words[at];
      if (!found || !forms.has(found.word)) return false;
      const form = rawWord(text, found);
      const known = dictionary.entriesOf(form);
      // Typed without its accents.
      if (known.length === 0) return true;
      const fit = isParticiple(form) ? fitting(known, dictionary, wordsBefore(words, at)) : known;
      return fit.some((entry) => meant.has(entry));
    },
  };
};

/** What a text is about: each of its words that is `wanted` (folded), with all of its forms, in order, each once. */
export const subjectWords = (
  text: string,
  dictionary: SpellingDictionary,
  wanted: (word: string) => boolean,
): readonly SubjectWord[] => {
  const words = wordsOf(text);
  const subjects = words.flatMap((placed, at) => {
    if (!wanted(placed.word)) return [];
    const entries = fitting(dictionary.entriesOf(rawWord(text, placed)), dictionary, wordsBefore(words, at));
    return entries.length > 0 ? knownWord(entries, dictionary) : unknownWord(placed.word);
  });
  return subjects.filter(({ key }, at) => subjects.findIndex((other) => other.key === key) === at);
};
