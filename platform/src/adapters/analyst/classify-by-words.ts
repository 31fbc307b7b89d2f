import { findPhrases, type Token } from '@ecrin/domain/text/phrase-matching.ts';
import type { WordLists } from './mood-words.ts';

/** The value whose words are clearly the most frequent; null when there is none, or two are equal. */
export const classifyByWords = <Value extends string>(
  lists: WordLists<Value>,
  tokens: readonly Token[],
): Value | null => {
  const values = Object.keys(lists) as Value[];
  const ranked = values
    .map((value) => ({ value, places: new Set(findPhrases(lists[value], tokens).map(({ at }) => at)).size }))
    .sort((one, other) => other.places - one.places);
  const [best, second] = ranked;
  return best && best.places >= leastPlaces(tokens) && best.places > (second?.places ?? 0) ? best.value : null;
};

/** One word is enough for a few lines; a long text must contain it more than once. */
const leastPlaces = (tokens: readonly Token[]): number => (tokens.length <= 80 ? 1 : 2);
