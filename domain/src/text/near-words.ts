import { editDistance } from './edit-distance.ts';

const isSwapped = (one: string, other: string): boolean => {
  const at = one.split('').findIndex((letter, place) => letter !== other[place]);
  return (
    one.length === other.length &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
};

/** Whether one letter more, less, or another one, or two neighbours in the other order, make one word of the other. */
const isOneApart = (one: string, other: string): boolean =>
  isSwapped(one, other) || editDistance(one.split(''), other.split('')) <= 1;

/** Shorter ones are near too many. */
const leastLetters = 4;

/** Whether what was typed is the beginning of a word but for one slip. */
export const beginsNearly = (word: string, typed: string): boolean =>
  typed.length >= leastLetters &&
  [typed.length - 1, typed.length, typed.length + 1].some((length) => isOneApart(word.slice(0, length), typed));

/** Whether each word typed begins one of the words, in any order, with one slip at most in all. Both without case and accents. */
export const findWords = (words: readonly string[], typed: readonly string[]): boolean => {
  const missed = typed.filter((part) => !words.some((word) => word.startsWith(part)));
  const [slip, ...more] = missed;
  return slip === undefined || (more.length === 0 && words.some((word) => beginsNearly(word, slip)));
};
