import { findPhrases, phrasesOf, tokensOf } from '@ecrin/domain/text/phrase-matching.ts';
import { isStopWord } from './stop-words.ts';

export type Sentence = Readonly<{ text: string; index: number; words: readonly string[] }>;

const contentWords = (text: string): readonly string[] =>
  tokensOf(text)
    .map(({ word }) => word)
    .filter((word) => word.length > 2 && !isStopWord(word));

export const sentencesOf = (text: string): readonly Sentence[] =>
  [...new Intl.Segmenter('fr', { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim().replaceAll(/\s+/gu, ' '))
    .filter((sentence) => /\p{L}/u.test(sentence))
    .map((sentence, index) => ({ text: sentence, index, words: contentWords(sentence) }));

/** The share of the whole text a sentence carries: words are weighted by frequency, and long sentences gain nothing by length. */
export const byWeight = (sentences: readonly Sentence[]): readonly Sentence[] => {
  const counts = new Map<string, number>();
  for (const word of sentences.flatMap(({ words }) => words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weight = ({ words }: Sentence): number =>
    words.length === 0 ? 0 : words.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0) / Math.max(words.length, 6);
  return [...sentences].sort((one, other) => weight(other) - weight(one) || one.index - other.index);
};

/** Cut at a word, with an ellipsis, to at most `max` characters. */
export const cutAtWord = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const head = text.slice(0, max - 1);
  const space = head.lastIndexOf(' ');
  return `${(space > max / 2 ? head.slice(0, space) : head).replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '')}…`;
};

const summarySentences = 2;
const leastForSummary = 4;
const leastWordsForSummary = 60;
/** A shorter thought is read as fast as its summary. */
export const isWorthSummary = (text: string): boolean => tokensOf(text).length >= leastWordsForSummary;

/** The two highest-weighted sentences in their order; null where that is more than half of the text. */
export const extractSummary = (sentences: readonly Sentence[]): string | null => {
  const all = sentences.map(({ text }) => text).join(' ');
  if (sentences.length < leastForSummary || !isWorthSummary(all)) return null;
  const best = byWeight(sentences)
    .slice(0, summarySentences)
    .sort((one, other) => one.index - other.index);
  const summary = best.map(({ text }) => text).join(' ');
  return summary.length < all.length / 2 ? cutAtWord(summary, 500) : null;
};

const insightCues =
  phrasesOf(`j ai compris, je comprends que, j ai realise, je realise, je me rends compte, j ai decide, je decide, je veux, je voudrais, j aimerais, je dois, il faut que je, il faut,
  j ai besoin, je vais, c est important, l important, l essentiel, ce qui compte, desormais, la prochaine fois, j ai appris, je retiens,
  i realise, i realised, i realize, i realized, i understand, i understood, i decided, i ve decided, i want to, i need to, i have to, i must, i would like, i d like, i m going to, i will,
  what matters, it is important, it s important, from now on, next time, i learned, i learnt`);
const most = 3;

/** Sentences in which the person concludes, decides or wants something; null when there are none. */
export const extractKeyInsights = (sentences: readonly Sentence[]): readonly string[] | null =>
  someOf(sentences.filter(({ text }) => !text.endsWith('?') && findPhrases(insightCues, tokensOf(text)).length > 0));

/** Questions the person asked themselves; null when there are none. None is invented. */
export const extractQuestions = (sentences: readonly Sentence[]): readonly string[] | null =>
  someOf(sentences.filter(({ text }) => text.endsWith('?')));

const someOf = (sentences: readonly Sentence[]): readonly string[] | null =>
  sentences.length === 0 ? null : sentences.slice(0, most).map(({ text }) => cutAtWord(text, 300));
