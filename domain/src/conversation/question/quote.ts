import { searchedWordsOf } from '#text/searched-words.ts';
import { cutBetweenWords, sentencesOf, type TextRange } from '#text/sentences.ts';
import type { Occurrence } from '#text/word-forms/subject-word.ts';
import { isFormOf } from './question-words.ts';

type PlacedWords = ReturnType<typeof searchedWordsOf>;

/** A passage shorter than `extendBelow` characters takes the next sentence too; a longer one than `longest` is cut between words. */
const [extendBelow, longest] = [90, 300];

/** A word that a text may have in one of its forms. */
export type SoughtWord = Readonly<{
  key: string;
  occursAt: (text: string, words: PlacedWords, at: number) => Occurrence | null;
}>;
/** How much each word tells, a rare one more. */
export type WordWeights = ReadonlyMap<SoughtWord, number>;

/** Stems, of which each tells as much as another. */
export const weighStemsEqually = (stems: readonly string[]): WordWeights =>
  new Map(
    stems.map((stem) => [
      {
        key: stem,
        occursAt: (_text, words, at) => (isFormOf(words[at]?.word ?? '', stem) ? 'certain' : null),
      } satisfies SoughtWord,
      1,
    ]),
  );

/** `certain` where one of its places in the texts is; null where they do not have it. */
export const occurrenceIn = (texts: readonly string[], { occursAt }: SoughtWord): Occurrence | null => {
  let found: Occurrence | null = null;
  for (const text of texts) {
    const words = searchedWordsOf(text);
    for (let at = 0; at < words.length; at += 1) {
      found = occursAt(text, words, at) ?? found;
      if (found === 'certain') return found;
    }
  }
  return found;
};
const hasWord = (text: string, sought: SoughtWord): boolean => occurrenceIn([text], sought) !== null;

/** A sentence with the words that it has a form of. */
type SentenceWords = TextRange & Readonly<{ found: ReadonlySet<SoughtWord> }>;

const wordsIn = (text: string, sentence: TextRange, weights: WordWeights): SentenceWords => {
  const words = text.slice(sentence.start, sentence.end);
  return { ...sentence, found: new Set([...weights.keys()].filter((sought) => hasWord(words, sought))) };
};

/** Sentences that follow each other; `last`: the index of the last one. */
type Passage = TextRange & Readonly<{ weight: number; last: number }>;

/** Passages of no more than `longest` characters, or of one sentence, that begin with this one: each says more than the one before. */
const passagesFrom = (sentences: readonly SentenceWords[], first: number, weights: WordWeights): readonly Passage[] => {
  const passages: Passage[] = [];
  const start = sentences[first]?.start ?? 0;
  let found: ReadonlySet<SoughtWord> = new Set();
  for (let last = first; last < sentences.length; last += 1) {
    const { end, found: more } = sentences[last] ?? { end: Infinity, found };
    if (last > first && end - start > longest) break;
    const together = found.union(more);
    if (together.size > found.size) passages.push({ start, end, last, weight: weightOf(together, weights) });
    found = together;
  }
  return passages;
};

const weightOf = (found: ReadonlySet<SoughtWord>, weights: WordWeights): number =>
  [...weights].reduce((sum, [sought, weight]) => sum + (found.has(sought) ? weight : 0), 0);

const isBetter = (one: Passage, other: Passage): boolean =>
  one.weight > other.weight ||
  (one.weight === other.weight && one.weight > 0 && one.end - one.start < other.end - other.start);

/** The fewest sentences of a text that say most of the words; its beginning when none does. */
export const findQuote = (text: string, weights: WordWeights, language: string): TextRange => {
  const sentences = sentencesOf(text, language).map((sentence) => wordsIn(text, sentence, weights));
  const [first] = sentences;
  if (!first) return { start: 0, end: 0 };
  // A sentence that says nothing only makes a passage longer.
  const best = sentences
    .flatMap(({ found }, at) => (found.size === 0 ? [] : passagesFrom(sentences, at, weights)))
    .reduce((found, passage) => (isBetter(passage, found) ? passage : found), { ...first, last: 0, weight: 0 });
  const next = sentences[best.last + 1];
  const end = best.end - best.start < extendBelow && next ? next.end : best.end;
  return { start: best.start, end: cutBetweenWords(text, { start: best.start, end }, longest) };
};

/** The words of a range; « … » where it ends within a sentence. */
export const quotedText = (text: string, { start, end }: TextRange): string => {
  const quote = text.slice(start, end);
  return end < text.length && /[\p{L}\p{N},;:]$/u.test(quote) ? `${quote}…` : quote;
};
