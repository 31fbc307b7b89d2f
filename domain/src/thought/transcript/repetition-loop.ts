import { normalizeWord } from '#text/normalize-word.ts';

/** People say « non, non, non »; a model in a loop continues. Nobody says a phrase of four words and more three times in a row, word for word. */
const fewestTimes = (length: number): number => (length < 4 ? 4 : 3);
const fewestWords = 8;
const longestPhrase = 12;

/** How many words come before a phrase starts to repeat without end, its first occurrence included; null when none does. */
export const wordsBeforeLoop = (words: readonly string[]): number | null => {
  const normalized = words.map(normalizeWord);
  for (let length = 1; length <= longestPhrase; length += 1)
    for (let start = 0; start + length * fewestTimes(length) <= normalized.length;) {
      const repeated = repeatedFrom(normalized, start, length);
      const reachesEnd = start + repeated + length > normalized.length;
      if (reachesEnd && repeated >= Math.max(fewestWords, fewestTimes(length) * length)) return start + length;
      // Whatever begins within this run ends where it does.
      start += repeated - length + 1;
    }
  return null;
};

/** How many words from `start` on are repetitions of the phrase of this length. */
const repeatedFrom = (normalized: readonly string[], start: number, length: number): number => {
  let place = start + length;
  while (place < normalized.length && normalized[place] === normalized[place - length]) place += 1;
  return place - start;
};
