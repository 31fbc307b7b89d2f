/** Folds a text for search comparison as it is seen: no accents, lower case, ligatures open, full width as usual, without signs that nobody sees. */
export const fold = (text: string): string => {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return /^[ -\u024F]*$/.test(text) ? latinFolded(text) : unaccented(text);
};

/** By a table of the letters of European languages: several times as fast as normalizing each word. */
const latinFolded = (text: string): string => {
  let folded = '';
  for (let index = 0; index < text.length; index += 1) folded += latin[text.charCodeAt(index)];
  return folded;
};

const unaccented = (text: string): string =>
  text
    // Marks in a row, as nobody types them, are put into their order in quadratic time.
    .replace(/[\p{M}\u00AD\u200B-\u200D\u2060\uFEFF]+/gu, '')
    .replace(/[\uFB00-\uFB06\uFF01-\uFF5E\uFF66-\uFF9D]/gu, (shape) => shape.normalize('NFKC'))
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss');

/** U+0000 to U+024F. */
const latin = Array.from({ length: 0x2_50 }, (_none, code) => unaccented(String.fromCharCode(code)));

type Word = Readonly<{ word: string; start: number; end: number }>;

/** Words of a text in order with their place; apostrophes and hyphens separate words, so « l'amour » contains « amour ». `wanted`: only those that may begin so. */
export const wordsOf = (text: string, wanted: Beginnings | null = null): readonly Word[] => {
  const words: Word[] = [];
  for (let at = 0; at < text.length;) {
    const end = wordEnd(text, at);
    if (end > at && (wanted === null || mayBegin(text.charCodeAt(at), wanted)))
      words.push({ word: foldedWord(text.slice(at, end)), start: at, end });
    at = end > at ? end : at + 1;
  }
  return words;
};

/** First letters of folded words. */
type Beginnings = readonly number[];

export const beginningsOf = (folded: readonly string[]): Beginnings => folded.map((word) => word.charCodeAt(0));

/** By the table: another letter may be folded to any. */
const mayBegin = (letter: number, wanted: Beginnings): boolean =>
  letter >= latin.length || wanted.includes(firstFolded[letter] ?? 0);

/** As `fold`: words are short, and a look at each letter is faster than a pattern. */
const foldedWord = (word: string): string => {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= word.charCodeAt(index);
  if (letters < 0x80) return word.toLowerCase();
  return letters < 0x2_00 ? latinFolded(word) : fold(word);
};

/** For each of the letters in the table. */
const firstFolded = Uint16Array.from(latin, (letter) => letter.charCodeAt(0));

/** Where the letters, digits and marks from this index on end, signs between them that nobody sees among them: most are found in a table, one by one. */
const wordEnd = (text: string, start: number): number => {
  let end = start;
  while (end < text.length) {
    const length = lengthInWord(text, end) || (end > start ? unseenLength(text, end) : 0);
    if (length === 0) break;
    end += length;
  }
  return end;
};

/** Of the letter, digit or mark at this index; 0: there is none. */
const lengthInWord = (text: string, index: number): number => {
  const code = text.charCodeAt(index);
  if (code < latin.length) return inWords[code] ?? 0;
  const character = characterAt(text, index);
  return otherInWords.test(character) ? character.length : 0;
};

/** Soft hyphens, signs of no width: within a word they are not seen. */
const isUnseen = (code: number): boolean =>
  code === 0xad || (code >= 0x20_0b && code <= 0x20_0d) || code === 0x20_60 || code === 0xfe_ff;
/** More in a row are no writing, and looking for their end from each of them would take quadratic time. */
const mostUnseen = 4;

/** Of the signs from this index on that nobody sees and that the word goes on after; 0: it does not. */
const unseenLength = (text: string, index: number): number => {
  let end = index;
  while (end - index < mostUnseen && isUnseen(text.charCodeAt(end))) end += 1;
  return end > index && lengthInWord(text, end) > 0 ? end - index : 0;
};

const characterAt = (text: string, index: number): string => String.fromCodePoint(text.codePointAt(index) ?? 0);

const otherInWords = /^[\p{L}\p{N}\p{M}]$/u;
/** For each of the letters in the table. */
const inWords = Uint8Array.from(latin, (_folded, code) => (otherInWords.test(String.fromCharCode(code)) ? 1 : 0));

/** Where the last word ends that ends by this index; null: none does. */
export const lastWordEnd = (text: string, by: number): number | null => {
  const before = text.slice(0, by + 1);
  for (let end = before.length - 1; end > 0; end -= 1)
    if (!isInWord(before, end) && isInWord(before, end - 1)) return end;
  return null;
};

/** Where the first word begins that begins at this index or after it; null: none does. */
export const firstWordStart = (text: string, from: number): number | null => {
  for (let start = from; start < text.length; start += 1)
    if (isInWord(text, start) && (start === 0 || !isInWord(text, start - 1))) return start;
  return null;
};

const isInWord = (text: string, index: number): boolean => {
  const code = text.charCodeAt(index);
  if (isUnseen(code)) return isWithinWord(text, index);
  if (code < latin.length) return inWords[code] === 1;
  const isSecondHalf = (text.codePointAt(index - 1) ?? 0) > 0xff_ff;
  return otherInWords.test(characterAt(text, isSecondHalf ? index - 1 : index));
};

/** Of a sign that nobody sees: whether a word goes on around it. */
const isWithinWord = (text: string, index: number): boolean => {
  let start = index;
  while (index - start < mostUnseen && start > 0 && isUnseen(text.charCodeAt(start - 1))) start -= 1;
  const isAfterWord = start > 0 && !isUnseen(text.charCodeAt(start - 1)) && isInWord(text, start - 1);
  return isAfterWord && index - start < unseenLength(text, start);
};

/** The words of a text alone, folded: two texts that differ in case, accents and punctuation are the same. */
export const plainWords = (text: string): string =>
  wordsOf(text)
    .map(({ word }) => word)
    .join(' ');
