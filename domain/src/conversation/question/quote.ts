import { wordsOf } from '#text/search-words.ts';
import { isFormOf } from './question-words.ts';

/** A quote shorter than `extendBelow` characters takes the next sentence too; a longer one than `longest` is cut between words. */
const [extendBelow, longest] = [90, 300];

type Sentence = Readonly<{ text: string; weight: number }>;

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

/** The sentences of a text that say most about the stems; its beginning when none does. Words as they are; « … » where a long one is cut. */
export const quoteFrom = (text: string, weights: StemWeights, language: string): string => {
  const sentences = sentencesOf(text, language).map((sentence): Sentence => ({
    text: sentence,
    weight: weightIn(sentence, weights),
  }));
  const best = sentences.reduce((found, { weight }, at) => (weight > (sentences[found]?.weight ?? 0) ? at : found), 0);
  const quote = sentences[best]?.text ?? '';
  const next = sentences[best + 1]?.text;
  return shorten(quote.length < extendBelow && next !== undefined ? `${quote} ${next}` : quote);
};

const shorten = (text: string): string => {
  if (text.length <= longest) return text;
  const cut = text.lastIndexOf(' ', longest);
  return `${text.slice(0, cut > 0 ? cut : longest)}…`;
};
