import { normalizeWord } from '#text/normalize-word.ts';

/** People say « non, non, non »; a model in a loop continues. */
const fewestTimes = 4;
const fewestWords = 8;
const longestPhrase = 12;

/** How many words come before a phrase starts to repeat without end, its first occurrence included; null when none does. */
export const wordsBeforeLoop = (words: readonly string[]): number | null => {
  const letters = words.map(normalizeWord);
  for (let length = 1; length <= Math.min(longestPhrase, letters.length / fewestTimes); length += 1)
    for (let start = 0; start + length * fewestTimes <= letters.length; start += 1) {
      const repeated = repeatedFrom(letters, start, length);
      const goesOnToTheEnd = start + repeated + length > letters.length;
      if (goesOnToTheEnd && repeated >= Math.max(fewestWords, fewestTimes * length)) return start + length;
    }
  return null;
};

/** How many words from `start` on are repetitions of the phrase of this length. */
const repeatedFrom = (letters: readonly string[], start: number, length: number): number => {
  let place = start + length;
  while (place < letters.length && letters[place] === letters[place - length]) place += 1;
  return place - start;
};
