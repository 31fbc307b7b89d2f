import { plainWords } from './search-words.ts';

// What a model wrote is data: it leads nowhere, and is plain text.

/** Links, and words with the address of a mailbox. */
const addressesIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/\S+/gu)].flatMap(([word]) =>
      isMailbox(word) ? [word] : [...word.matchAll(/(?:https?:\/\/|www\.)[^\s)\]»"]+/giu)].map(([link]) => link),
    ),
  );

/** « a@b.c », with whatever surrounds it. */
const isMailbox = (word: string): boolean => {
  const at = word.indexOf('@', 1);
  return at > 0 && word.slice(at + 2, -1).includes('.');
};

/** Whether a text names an address that is not among what it was written from. */
export const namesForeignAddress = (text: string, known: string): boolean => {
  const named = addressesIn(text);
  return named.size > 0 && [...named.difference(addressesIn(known))].some((address) => !known.includes(address));
};

/** « Il a plu [1, 2]. » without the numbers of what it rests on. */
export const withoutNumbers = (text: string): string => text.replaceAll(/(?<!\s)\s*\[\d+(?:\s*[,;]\s*\d+)*\]/gu, '');

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
