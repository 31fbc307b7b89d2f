import { fold } from '../search-words.ts';
import { searchedWordsOf } from '../searched-words.ts';
import type { DictionaryEntry, SpellingDictionary } from './spelling-dictionary.ts';
import { kindAfter, type WordBefore } from './word-context.ts';

type PlacedWord = Readonly<{ word: string; start: number; end: number }>;

/** Whether a word of a text is a form of what is meant. `uncertain`: it may as well be a form of another word, and nothing before it decides. */
export type Occurrence = 'certain' | 'uncertain';

/** A word that a question is about. `key`: the same for all of its forms. `occursAt`: null where the word of a text is no form of it. */
export type SubjectWord = Readonly<{
  key: string;
  /** Folded words and beginnings that every form of it has one of: what to look for. */
  beginnings: readonly Readonly<{ word: string; prefix: boolean }>[];
  occursAt: (text: string, words: readonly PlacedWord[], at: number) => Occurrence | null;
}>;

/** Of the same sentence. */
const wordsBefore = (text: string, words: readonly PlacedWord[], at: number): readonly WordBefore[] => {
  const before = words.slice(Math.max(0, at - 4), at + 1);
  const first = before.findLastIndex(
    ({ start }, index) => index > 0 && /[.!?…\n]/.test(text.slice(before[index - 1]?.end, start)),
  );
  return before
    .slice(Math.max(0, first), -1)
    .map(({ word, start }) => ({ word, isCapital: /\p{Lu}/u.test(text.charAt(start)) }));
};
const rawWord = (text: string, { start, end }: PlacedWord): string => text.slice(start, end).toLowerCase();

/** The first of these that leaves any. */
const firstLeft = (
  entries: readonly DictionaryEntry[],
  ...tests: readonly ((entry: DictionaryEntry) => boolean)[]
): readonly DictionaryEntry[] => tests.map((test) => entries.filter(test)).find(({ length }) => length > 0) ?? entries;

/** Of the words that a form may belong to, those that fit what stands before it: « marché » is a market after « le » and a form of « marcher » after « j’ai ». */
const fitting = (
  form: string,
  dictionary: SpellingDictionary,
  before: readonly WordBefore[],
): readonly DictionaryEntry[] => {
  const { entriesOf, isVerb, isHomograph, wordOf } = dictionary;
  const entries = entriesOf(form);
  const kind = kindAfter({ form, before, dictionary });
  if (kind === null || (kind === 'no-participle' && !isHomograph(form))) return entries;
  const isItself = (entry: DictionaryEntry): boolean => wordOf(entry) === form;
  return kind === 'verb'
    ? firstLeft(entries, (entry) => isVerb(entry) && !isItself(entry), isVerb)
    : firstLeft(entries, (entry) => !isVerb(entry), isItself);
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
  occursAt: (_text, words, at) => ([folded, `${folded}s`].includes(words[at]?.word ?? '') ? 'certain' : null),
});

const knownWord = (entries: readonly DictionaryEntry[], dictionary: SpellingDictionary): SubjectWord => {
  const forms = new Set(entries.flatMap((entry) => dictionary.formsOf(entry)).map(fold));
  const meant = new Set(entries);
  const isMeant = (entry: DictionaryEntry): boolean => meant.has(entry);
  return {
    key: entries.toSorted().join(' '),
    beginnings: beginningsOf([...forms]),
    occursAt: (text, words, at) => {
      const found = words[at];
      if (!found || !forms.has(found.word)) return null;
      const form = rawWord(text, found);
      const known = dictionary.entriesOf(form);
      // Typed without its accents.
      if (known.length === 0) return 'certain';
      if (!dictionary.isHomograph(form)) return known.some(isMeant) ? 'certain' : null;
      const fit = fitting(form, dictionary, wordsBefore(text, words, at));
      if (!fit.some(isMeant)) return null;
      return fit.every(isMeant) ? 'certain' : 'uncertain';
    },
  };
};

/** What a text is about: each of its words that is `wanted` (folded), with all of its forms, in order, each once. */
export const subjectWords = (
  text: string,
  dictionary: SpellingDictionary,
  wanted: (word: string) => boolean,
): readonly SubjectWord[] => {
  const words = searchedWordsOf(text);
  const subjects = words.flatMap((placed, at) => {
    if (!wanted(placed.word)) return [];
    const entries = fitting(rawWord(text, placed), dictionary, wordsBefore(text, words, at));
    return entries.length > 0 ? knownWord(entries, dictionary) : unknownWord(placed.word);
  });
  return subjects.filter(({ key }, at) => subjects.findIndex((other) => other.key === key) === at);
};
