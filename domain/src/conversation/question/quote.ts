import { wordsOf } from '#text/search-words.ts';
import { cutBetweenWords, sentencesOf, type TextRange } from '#text/sentences.ts';
import { isFormOf } from './question-words.ts';

/** A passage shorter than `extendBelow` characters takes the next sentence too; a longer one than `longest` is cut between words. */
const [extendBelow, longest] = [90, 300];

/** `weights`: how much each stem tells, a rare one more. */
export type StemWeights = ReadonlyMap<string, number>;

const weightIn = (text: string, weights: StemWeights): number => {
  const words = wordsOf(text).map(({ word }) => word);
  return [...weights].reduce(
    (sum, [stem, weight]) => sum + (words.some((word) => isFormOf(word, stem)) ? weight : 0),
    0,
  );
};

/** Sentences that follow each other; `last`: the index of the last one. */
type Passage = TextRange & Readonly<{ weight: number; last: number }>;

/** The sentences of a text, in passages of no more than `longest` characters. */
const passagesOf = (text: string, sentences: readonly TextRange[], weights: StemWeights): readonly Passage[] =>
  sentences.flatMap(({ start }, first) =>
    sentences
      .slice(first)
      .map(({ end }, more) => ({ start, end, last: first + more }))
      .filter(({ end, last }) => last === first || end - start <= longest)
      .map((passage) => ({ ...passage, weight: weightIn(text.slice(passage.start, passage.end), weights) })),
  );

const isBetter = (one: Passage, other: Passage): boolean =>
  one.weight > other.weight ||
  (one.weight === other.weight && one.weight > 0 && one.end - one.start < other.end - other.start);

/** The fewest sentences of a text that say most about the stems; its beginning when none does. */
export const findQuote = (text: string, weights: StemWeights, language: string): TextRange => {
  const sentences = sentencesOf(text, language);
  const [first, ...others] = passagesOf(text, sentences, weights);
  if (!first) return { start: 0, end: 0 };
  const best = others.reduce((found, passage) => (isBetter(passage, found) ? passage : found), first);
  const next = sentences[best.last + 1];
  const end = best.end - best.start < extendBelow && next ? next.end : best.end;
  return { start: best.start, end: cutBetweenWords(text, { start: best.start, end }, longest) };
};

/** The words of a range; « … » where it ends within a sentence. */
export const quotedText = (text: string, { start, end }: TextRange): string => {
  const quote = text.slice(start, end);
  return end < text.length && /[\p{L}\p{N},;:]$/u.test(quote) ? `${quote}…` : quote;
};
