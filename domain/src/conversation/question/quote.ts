import { wordsOf } from '#text/search-words.ts';
import { cutBetweenWords, sentencesOf, type TextRange } from '#text/sentences.ts';
import { isFormOf } from './question-words.ts';

/** A passage shorter than `extendBelow` characters takes the next sentence too; a longer one than `longest` is cut between words. */
const [extendBelow, longest] = [90, 300];

/** `weights`: how much each stem tells, a rare one more. */
export type StemWeights = ReadonlyMap<string, number>;

/** A sentence with the stems whose forms it has. */
type SentenceStems = TextRange & Readonly<{ stems: ReadonlySet<string> }>;

const stemsIn = (text: string, sentence: TextRange, weights: StemWeights): SentenceStems => {
  const words = wordsOf(text.slice(sentence.start, sentence.end)).map(({ word }) => word);
  return {
    ...sentence,
    stems: new Set([...weights.keys()].filter((stem) => words.some((word) => isFormOf(word, stem)))),
  };
};

/** Sentences that follow each other; `last`: the index of the last one. */
type Passage = TextRange & Readonly<{ weight: number; last: number }>;

/** Passages of no more than `longest` characters, or of one sentence, that begin with this one: each says more than the one before. */
const passagesFrom = (sentences: readonly SentenceStems[], first: number, weights: StemWeights): readonly Passage[] => {
  const passages: Passage[] = [];
  const start = sentences[first]?.start ?? 0;
  let stems: ReadonlySet<string> = new Set();
  for (let last = first; last < sentences.length; last += 1) {
    const { end, stems: more } = sentences[last] ?? { end: Infinity, stems };
    if (last > first && end - start > longest) break;
    const together = stems.union(more);
    if (together.size > stems.size) passages.push({ start, end, last, weight: weightOf(together, weights) });
    stems = together;
  }
  return passages;
};

const weightOf = (stems: ReadonlySet<string>, weights: StemWeights): number =>
  [...weights].reduce((sum, [stem, weight]) => sum + (stems.has(stem) ? weight : 0), 0);

const isBetter = (one: Passage, other: Passage): boolean =>
  one.weight > other.weight ||
  (one.weight === other.weight && one.weight > 0 && one.end - one.start < other.end - other.start);

/** The fewest sentences of a text that say most about the stems; its beginning when none does. */
export const findQuote = (text: string, weights: StemWeights, language: string): TextRange => {
  const sentences = sentencesOf(text, language).map((sentence) => stemsIn(text, sentence, weights));
  const [first] = sentences;
  if (!first) return { start: 0, end: 0 };
  // A sentence that says nothing only makes a passage longer.
  const best = sentences
    .flatMap(({ stems }, at) => (stems.size === 0 ? [] : passagesFrom(sentences, at, weights)))
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
