import { fold, wordsOf } from './search-words.ts';

type Word = ReturnType<typeof wordsOf>[number];
type Beginnings = Parameters<typeof wordsOf>[1];

/** As they are seen: a flag, or a sign with its skin tone and all that it is joined with, is one. Letters, ©, ™ and the like are none. */
const signs =
  /\p{RI}\p{RI}|(?![\0-\u218F])\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?[\u{E0020}-\u{E007F}]{0,8}(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?){0,7}/gu;
const maySign = /[\u2190-\u2BFF\u3030-\u303D\u3297\u3299\uD83C-\uD83E]/;
/** Writing without blanks between words: Thai, Lao, Burmese, Khmer, Japanese and Chinese. */
const unspaced =
  /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3040-\u30FF\u3400-\u9FFF\uA9E0-\uA9FF\uAA60-\uAA7F\uF900-\uFAFF\uFF66-\uFF9D\uD840-\uD88D]/;
const grouped = /[1-9]\d{0,2}\p{Zs}\d{3}/u;

/** Whether a word is a sign rather than written in letters. */
export const isSign = (word: string): boolean => maySign.test(word.charAt(0)) && word.search(signs) === 0;

/**
 * What a text is found by, the same where it is indexed and where it is asked for: its words (see `wordsOf`), signs such as emoji, numbers whose groups
 * stand apart as one (« 12 000 » is 12000), and the words of writing without blanks. `wanted`: those that may begin so, and perhaps others.
 */
export const searchedWordsOf = (text: string, wanted: Beginnings = null): readonly Word[] => {
  const [hasSigns, isUnspaced, isGrouped] = [maySign.test(text), unspaced.test(text), grouped.test(text)];
  if (!hasSigns && !isUnspaced && !isGrouped) return wordsOf(text, wanted);
  let words = wordsOf(text);
  if (isGrouped) words = withWholeNumbers(text, words);
  if (isUnspaced) words = words.flatMap((word) => segmented(text, word));
  return hasSigns ? withSigns(text, words) : words;
};

const isGroup = (text: string, before: Word, { word, start }: Word): boolean =>
  start === before.end + 1 && word.length === 3 && /^\d{3}$/.test(word) && /\p{Zs}/u.test(text.charAt(before.end));

const withWholeNumbers = (text: string, words: readonly Word[]): readonly Word[] => {
  const whole: Word[] = [];
  let isNumber = false;
  for (const word of words) {
    const before = whole.at(-1);
    if (before && isNumber && isGroup(text, before, word))
      whole[whole.length - 1] = { word: before.word + word.word, start: before.start, end: word.end };
    else {
      isNumber = /^[1-9]\d{0,2}$/.test(word.word);
      whole.push(word);
    }
  }
  return whole;
};

/** Of one run without blanks; a longer one is no sentence, and is cut. */
const longestRun = 500;
let segmenter: Intl.Segmenter | undefined;

const segmented = (text: string, word: Word): readonly Word[] => {
  if (!unspaced.test(text.slice(word.start, word.end))) return [word];
  segmenter ??= new Intl.Segmenter('und', { granularity: 'word' });
  const found: Word[] = [];
  for (let from = word.start; from < word.end; from += longestRun) {
    const run = text.slice(from, Math.min(word.end, from + longestRun));
    for (const { segment, index } of segmenter.segment(run)) {
      const folded = fold(segment);
      if (folded !== '') found.push({ word: folded, start: from + index, end: from + index + segment.length });
    }
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
