import { beginningsOf, firstWordStart, lastWordEnd } from './search-words.ts';
import { isSign, searchedWordsOf } from './searched-words.ts';

/** Every term and phrase must be there, no excluded word may. Words are folded; a `prefix` term also matches the words it begins. */
export type TextQuery = Readonly<{
  terms: readonly Readonly<{ word: string; prefix: boolean }>[];
  phrases: readonly (readonly string[])[];
  excluded: readonly string[];
}>;

const quoted = /(-?)(?:"([^"]*)"|«([^«»]*)»|“([^“”]*)”)/gu;
/** l’, d’, qu’… carry no meaning: « l’amour » searches for « amour ». */
const elided = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|(?:jus|lors|puis)?qu)['’](?=\p{L})/giu;
const minus = /(?<!\S)-(\S+)/gu;

const foldedWords = (text: string): readonly string[] => searchedWordsOf(text).map(({ word }) => word);

const termsOf = (typed: string): TextQuery['terms'] => {
  const words = searchedWordsOf(typed.replaceAll(elided, ' '));
  const stillTyping = /[\p{L}\p{N}\p{M}]$/u.test(typed);
  return words.map(({ word }, index) => ({ word, prefix: stillTyping && index === words.length - 1 && !isSign(word) }));
};

/** A character that no word has. */
const noWord = { word: '\uE001', prefix: false };
/** More than blanks and the signs of a query that is being typed. */
const asksForSigns = /[^\s"«»“”\p{Pd}]/u;

/** Parses a typed query; null when it is none yet. Text in closed quotes is a phrase, `-word` is excluded. Signs alone (« ??? ») find nothing. */
export const parseTextQuery = (typed: string): TextQuery | null => {
  const phrases: (readonly string[])[] = [];
  const unquoted = typed.replace(quoted, (_all, no: string, ...inside: readonly (string | undefined)[]) => {
    const words = foldedWords(inside.slice(0, 3).join(''));
    if (no === '' && words.length > 0) phrases.push(words);
    return no === '' ? ' ' : ` ${words.map((word) => `-${word}`).join(' ')} `;
  });
  const excluded = [...unquoted.matchAll(minus)].flatMap(([, word = '']) => foldedWords(word.replaceAll(elided, ' ')));
  const query = { terms: termsOf(unquoted.replaceAll(minus, ' ')), phrases, excluded };
  if (query.terms.length + phrases.length + excluded.length > 0) return query;
  return asksForSigns.test(typed) ? { ...query, terms: [noWord] } : null;
};

/** Where a query's terms and phrases are in a list of folded words, by index, in order. */
export const hitsAmong = (words: readonly string[], { terms, phrases }: TextQuery): readonly number[] => {
  const hits: number[] = [];
  for (const [index, word] of words.entries())
    if (
      terms.some((term) => (term.prefix ? word.startsWith(term.word) : word === term.word)) ||
      phrases.some((phrase) => partOf(phrase, words, index))
    )
      hits.push(index);
  return hits;
};

const partOf = (phrase: readonly string[], words: readonly string[], index: number): boolean =>
  phrase.some(
    (_word, offset) => index >= offset && phrase.every((word, place) => words[index - offset + place] === word),
  );

export type FoundExcerpt = Readonly<{ excerpt: string; words: readonly string[] }>;

/** Of many texts: about `length` characters around the first hit, cut between words, with the folded words found; null without a hit. */
export const excerptsAround = (query: TextQuery, length = 160): ((text: string) => FoundExcerpt | null) => {
  // In a phrase every word counts.
  const wanted = query.phrases.length > 0 ? null : beginningsOf(query.terms.map(({ word }) => word));
  return (text) => {
    const words = searchedWordsOf(text, wanted);
    const hits = hitsAmong(
      words.map(({ word }) => word),
      query,
    ).flatMap((index) => words[index] ?? []);
    const [first] = hits;
    if (!first) return null;
    const { start, end } = spanAround(first, text, length);
    return {
      excerpt: `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`,
      words: [...new Set(hits.map(({ word }) => word))],
    };
  };
};

type Span = Readonly<{ start: number; end: number }>;

/** A third of the excerpt precedes the hit, where there is as much text. */
const spanAround = (hit: Span, text: string, length: number): Span => {
  const start =
    hit.start < length / 2
      ? 0
      : Math.min(hit.start, firstWordStart(text, Math.ceil(hit.start - length / 3)) ?? hit.start);
  if (text.length <= start + length) return { start, end: text.length };
  return { start, end: Math.max(hit.end, lastWordEnd(text, start + length) ?? 0) };
};

/** The first `length` characters or so of a text, cut between words; « l’hiver » stays whole or goes whole. */
export const beginningOf = (text: string, length = 160): string => {
  if (text.length <= length) return text;
  const end = lastWordEnd(text, length) ?? length;
  const beginning = text.slice(0, end);
  return `${/^['’]/.test(text.slice(end)) ? beginning.replace(/(?<!\s)\s+\p{L}+$/u, '') : beginning}…`;
};

/** A text in pieces, those marked whose folded word is one of `words` (as named in a search response). */
export const markWords = (
  text: string,
  words: readonly string[],
): readonly Readonly<{ text: string; marked: boolean }>[] => {
  const wanted = new Set(words);
  const marks = searchedWordsOf(text).filter(({ word }) => wanted.has(word));
  const ends = [0, ...marks.map(({ end }) => end)];
  return [
    ...marks.flatMap(({ start, end }, index) => [
      { text: text.slice(ends[index], start), marked: false },
      { text: text.slice(start, end), marked: true },
    ]),
    { text: text.slice(ends.at(-1)), marked: false },
  ].filter((piece) => piece.text !== '');
};
