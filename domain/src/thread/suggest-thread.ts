import { isCommonWord } from '#text/common-words.ts';
import { fold, wordsOf } from '#text/search-words.ts';

/** A thread as suggestions need it. `sharing`: how many of its thoughts carry each tag of the given thought. */
export type ThreadCandidate = Readonly<{
  threadId: string;
  name: string;
  description: string | null;
  sharing: ReadonlyMap<string, number>;
}>;
type Asking = Readonly<{ text: string; tags: readonly string[] }>;
/** `words` and `tags`: what both have in common, as the person wrote it; that is the whole reason. */
export type ThreadSuggestion = Readonly<{ threadId: string; words: readonly string[]; tags: readonly string[] }>;

/** A word of the name weighs as much as two common tags; one tag that two of a thread's thoughts carry is enough, a single one is not. */
const [wordWeight, tagWeight, enough] = [4, 2, 4];

/** The thread with most in common with a thought: words of its name or description, and tags of its thoughts. Null below a minimum. */
export const suggestThread = (
  { text, tags }: Asking,
  candidates: readonly ThreadCandidate[],
): ThreadSuggestion | null => {
  const textWords = new Set(wordsOf(`${text} ${tags.join(' ')}`).map(({ word }) => word));
  const weighed = candidates
    .map((candidate) => weigh(candidate, textWords, tags))
    .filter(({ weight }) => weight >= enough);
  const [best, next] = weighed.toSorted((one, other) => other.weight - one.weight);
  // Two threads with equal scores: the person chooses.
  if (!best || best.weight === next?.weight) return null;
  return best.suggestion;
};

const weigh = (
  { threadId, name, description, sharing }: ThreadCandidate,
  textWords: ReadonlySet<string>,
  tags: readonly string[],
) => {
  const words = significantWords(name).filter((word) => textWords.has(fold(word)));
  const asides = significantWords(description ?? '').filter(
    (word) => textWords.has(fold(word)) && !words.some((known) => fold(known) === fold(word)),
  );
  const shared = tags.filter((tag) => sharing.has(tag));
  const weight =
    words.length * wordWeight +
    asides.length +
    shared.reduce((sum, tag) => sum + tagWeight * Math.min(2, sharing.get(tag) ?? 0), 0);
  return { weight, suggestion: { threadId, words: [...words, ...asides], tags: shared } };
};

/** Everyday words do not count. */
const significantWords = (text: string): readonly string[] => {
  const written = wordsOf(text)
    .filter(({ word }) => !isCommonWord(word))
    .map(({ start, end }) => text.slice(start, end));
  return [...new Map(written.map((word) => [fold(word), word])).values()];
};
