import { fold, wordsOf } from './search-words.ts';

type Word = ReturnType<typeof wordsOf>[number];
type Beginnings = Parameters<typeof wordsOf>[1];

/** As they are seen: a flag, or a sign with its skin tone and all that it is joined with, is one. Letters, ©, ™ and the like are none. */
const signs =
  /\p{RI}\p{RI}|(?![\0-\u218F])\p{Extended_Pictographic}(?:[\uFE0E\uFE0F]|\p{Emoji_Modifier})?[\u{E0020}-\u{E007F}]{0,8}(?:\u200D\p{Extended_Pictographic}(?:[\uFE0E\uFE0F]|\p{Emoji_Modifier})?){0,7}/gu;
const maySign = /[\u2190-\u2BFF\u3030-\u303D\u3297\u3299\uD83C-\uD83E]/;
/** Writing without blanks between words: Thai, Lao, Burmese, Khmer, Japanese and Chinese. */
const unspaced =
  /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3040-\u30FF\u3400-\u9FFF\uA9E0-\uA9FF\uAA60-\uAA7F\uF900-\uFAFF\uFF66-\uFF9D\uD840-\uD88D]/;
const grouped = /[1-9１-９][\d０-９]{0,2}[\p{Zs},，'’][\d０-９]{3}/u;

/** Whether a word is a sign rather than written in letters. */
export const isSign = (word: string): boolean => maySign.test(word.charAt(0)) && word.search(signs) === 0;

/**
 * What a text is found by, the same where it is indexed and where it is asked for: its words (see `wordsOf`), signs such as emoji, numbers whose groups
 * stand apart as one (« 12 000 » and « 12,000 » are 12000), and the words of writing without blanks. `wanted`: those that may begin so, and perhaps others.
 */
export const searchedWordsOf = (text: string, wanted: Beginnings = null): readonly Word[] => {
  const needed = readings.filter(([needs]) => needs.test(text));
  const plain = wordsOf(text, needed.length > 0 ? null : wanted);
  const words = needed.reduce((found, [, read]) => read(text, found), plain);
  // Of accents that stand alone nothing is left, and every word begins with nothing.
  return words.some(({ word }) => word === '') ? words.filter(({ word }) => word !== '') : words;
};

/** The one sign between two words as numbers have it between their groups: any blank, a comma as in English, an apostrophe as in Switzerland; '' for another. */
const signBetween = (text: string, before: Word | undefined, next: Word | undefined): string => {
  if (!before || next?.start !== before.end + 1) return '';
  const sign = fold(text.charAt(before.end));
  if (/\p{Zs}/u.test(sign)) return ' ';
  return sign === '’' ? "'" : (/[,']/.exec(sign)?.[0] ?? '');
};

/** As telephone numbers and years are not: « 12 », then groups of three alone, and nothing more in figures. */
const isWhole = ([first, ...groups]: readonly Word[]): boolean =>
  /^[1-9]/.test(first?.word ?? '') && groups.length > 0 && groups.every(({ word }) => word.length === 3);

const isFigures = (word: Word | undefined): boolean => word !== undefined && /^\d+$/.test(word.word);

/** Where figures end that follow each other with the same sign between them. */
const figuresEnd = (text: string, words: readonly Word[], at: number): number => {
  let end = at + 1;
  const sign = signBetween(text, words[at], words[end]);
  // No number begins with four: « en 2020 12 000 personnes ».
  if (sign === '' || (words[at]?.word.length ?? 0) > 3 || !isFigures(words[at])) return end;
  while (isFigures(words[end]) && signBetween(text, words[end - 1], words[end]) === sign) end += 1;
  return end;
};

const withWholeNumbers = (text: string, words: readonly Word[]): readonly Word[] => {
  const found: Word[] = [];
  for (let at = 0; at < words.length;) {
    const figures = words.slice(at, figuresEnd(text, words, at));
    const [first, last] = [figures[0], figures.at(-1)];
    if (first && last && isWhole(figures))
      found.push({ word: figures.map(({ word }) => word).join(''), start: first.start, end: last.end });
    else for (const figure of figures) found.push(figure);
    at += figures.length;
  }
  return found;
};

/** Of one run without blanks; a longer one is no sentence, and is cut. */
const longestRun = 500;
let segmenter: Intl.Segmenter | undefined;

/** In this writing marks are letters: « กิน » is not « กัน », nor « が » « か ». */
const foldedSegment = (segment: string): string =>
  unspaced.test(segment) ? segment.normalize('NFKC').toLowerCase() : fold(segment);

const segmented = (text: string, word: Word): readonly Word[] => {
  if (!unspaced.test(text.slice(word.start, word.end))) return [word];
  segmenter ??= new Intl.Segmenter('und', { granularity: 'word' });
  const found: Word[] = [];
  for (let from = word.start; from < word.end; from += longestRun) {
    const run = text.slice(from, Math.min(word.end, from + longestRun));
    for (const { segment, index } of segmenter.segment(run))
      found.push({ word: foldedSegment(segment), start: from + index, end: from + index + segment.length });
  }
  return found;
};

const withSigns = (text: string, words: readonly Word[]): readonly Word[] => {
  const found: Word[] = [];
  let next = 0;
  for (const { 0: sign, index } of text.matchAll(signs)) {
    const end = index + sign.length;
    for (let word = words[next]; word && word.start < index; word = words[(next += 1)]) found.push(word);
    found.push({ word: fold(sign), start: index, end });
    // A mark that only says how a sign is drawn is no word of its own.
    for (let word = words[next]; word && word.end <= end; word = words[(next += 1)]);
    const cut = words[next];
    if (cut && cut.start < end) {
      found.push({ ...cut, start: end });
      next += 1;
    }
  }
  return [...found, ...words.slice(next)];
};

/** Each of texts that need it: most do not. */
const readings: readonly (readonly [needs: RegExp, read: (text: string, words: readonly Word[]) => readonly Word[]])[] =
  [
    [grouped, withWholeNumbers],
    [unspaced, (text, words) => words.flatMap((word) => segmented(text, word))],
    [maySign, withSigns],
  ];
