import { plainWords } from './search-words.ts';

// What a model wrote is data: it leads nowhere, and is plain text.

/** Whether a text names an address that is not among what it was written from. */
export const namesForeignAddress = (text: string, known: string): boolean =>
  [...text.matchAll(/(?:https?:\/\/|www\.)[^\s)\]»"]+|\S+@\S+\.\S+/giu)].some(([address]) => !known.includes(address));

export const hasMarkup = (text: string): boolean => /[<>{}`|]|\]\(|\*\*|^#/u.test(text);

/** Words in a row that nobody writes by chance. */
const telling = 7;

/** Whether a text repeats what the model was told. */
export const repeatsRules = (text: string, rules: string): boolean => {
  const words = plainWords(text).split(' ');
  const known = ` ${plainWords(rules)} `;
  return words.some(
    (_word, at) => at + telling <= words.length && known.includes(` ${words.slice(at, at + telling).join(' ')} `),
  );
};
