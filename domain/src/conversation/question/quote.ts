import { wordsOf } from '#text/search-words.ts';
import { isFormOf } from './question-words.ts';

/** A quote shorter than `extendBelow` characters takes the next sentence too; a longer one than `longest` is cut between words. */
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

const sentencesOf = (text: string, language: string): readonly string[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '');

/** Sentences that follow each other. */
type Passage = Readonly<{ text: string; weight: number; end: number }>;

const passagesFrom = (sentences: readonly string[], start: number, weights: StemWeights): readonly Passage[] =>
  sentences
    .slice(start)
    .map((_sentence, more) => ({ text: sentences.slice(start, start + more + 1).join(' '), end: start + more }))
    .filter(({ text }, more) => more === 0 || text.length <= longest)
    .map((passage) => ({ ...passage, weight: weightIn(passage.text, weights) }));

/** The fewest sentences of a text that say most about the stems; its beginning when none does. Words as they are; « … » where a long one is cut. */
export const quoteFrom = (text: string, weights: StemWeights, language: string): string => {
  const sentences = sentencesOf(text, language);
  const best = sentences
    .flatMap((_sentence, start) => passagesFrom(sentences, start, weights))
    .reduce<Passage | null>((found, passage) => (found && !isBetter(passage, found) ? found : passage), null);
  if (!best) return '';
  const next = sentences[best.end + 1];
  return shorten(best.text.length < extendBelow && next !== undefined ? `${best.text} ${next}` : best.text);
};

const isBetter = (one: Passage, other: Passage): boolean =>
  one.weight > other.weight || (one.weight === other.weight && one.weight > 0 && one.text.length < other.text.length);

const shorten = (text: string): string => {
  if (text.length <= longest) return text;
  const cut = text.lastIndexOf(' ', longest);
  return `${text.slice(0, cut > 0 ? cut : longest)}…`;
};
