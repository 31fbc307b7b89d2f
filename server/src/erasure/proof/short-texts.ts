import { chooseFragments } from './choose-fragments.ts';

const [leastLetters, mostBytes] = [3, 80] as const;
/** Ids, numbers, instants, codes and names of ours, such as a language or a mood: a row may have them by right. */
const form = /^[a-z\d_.:+-]*$|^[\dTZ:.+-]*$|^#[\da-f]+$/iu;
const isCapitalised = /^\p{Lu}\p{Ll}+$/u;

/**
 * A text that is too short to be sought among the bytes, such as a title of two words: whole, it is sought in the rows of what is erased. null: it is longer,
 * or may be one of our own names.
 */
export const shortTextOf = (text: string): string | null => {
  const whole = text.trim();
  if (Buffer.byteLength(whole) > mostBytes || whole.length < leastLetters || chooseFragments(whole).length > 0)
    return null;
  return form.test(whole) && !isCapitalised.test(whole) ? null : whole;
};
