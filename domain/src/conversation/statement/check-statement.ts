import type { Language } from '#kernel/language.ts';
import { fold, plainWords, wordsOf } from '#text/search-words.ts';
import { hasMarkup, namesForeignAddress } from '#text/written-by-model.ts';
import { isFormOf, questionStems } from '../question/question-words.ts';
import type { RawStatement } from './read-statements.ts';
import { calendarNames, datesOf } from './written-dates.ts';

/** What a statement may rest on: a thought that was read, with its day (YYYY-MM-DD), or what is remembered of the person, which has none. */
export type Source = Readonly<{ content: string; day: string | null }>;
type Context = Readonly<{ question: string; language: Language; sources: readonly Source[] }>;

const longest = 500;
/** At least this share of what a statement is about must be in what it cites. */
const leastShared = 0.4;

/** The numbers of the thoughts a statement rests on, from 1; null for one that must not be shown. */
export const checkStatement = ({ text, numbers }: RawStatement, context: Context): readonly number[] | null => {
  const cited = numbers.filter((number) => context.sources[number - 1] !== undefined);
  const sources = cited.flatMap((number) => context.sources[number - 1] ?? []);
  if (sources.length === 0 || text.length > longest) return null;
  const known = knownOf(sources, context.question);
  return checks.every((holds) => holds(text, known, context)) ? cited : null;
};

/** What the statement may say: the words of what it cites, and of the question; `dates`: how the days of what it cites are written. */
type Known = Readonly<{
  cited: string;
  words: ReadonlySet<string>;
  citedWords: readonly string[];
  dates: readonly string[];
}>;

const knownOf = (sources: readonly Source[], question: string): Known => {
  const cited = sources.map(({ content }) => content).join('\n');
  const citedWords = wordsOf(cited).map(({ word }) => word);
  const words = new Set([...citedWords, ...wordsOf(question).map(({ word }) => word)]);
  return { cited, citedWords, words, dates: sources.flatMap(({ day }) => (day === null ? [] : datesOf(day))) };
};

type Check = (text: string, known: Known, context: Context) => boolean;

/** No address that was not in the thought: an answer leads nowhere else. */
const namesNoForeignAddress: Check = (text, { cited }) => !namesForeignAddress(text, cited);

/** No markup: what looks like it is no sentence of an answer. */
const isPlain: Check = (text) => !hasMarkup(text);

const quotesAreLiteral: Check = (text, { cited }) => {
  const folded = plainWords(cited);
  return [...text.matchAll(/«([^«»]+)»|“([^“”]+)”|"([^"]+)"/gu)].every(([, ...groups]) =>
    folded.includes(plainWords(groups.find((group) => group !== undefined) ?? '')),
  );
};
const figuresAreKnown: Check = (text, { words, dates }) =>
  [
    ...dates
      .reduce((left, date) => left.replaceAll(new RegExp(String.raw`(?<!\d)${date}(?!\d)`, 'gu'), ' '), fold(text))
      .matchAll(/\d+/gu),
  ].every(([figure]) => words.has(figure) || words.has(String(Number(figure))));

/** What a sentence may begin with besides words of its sources and words that questions are asked with. */
const openings = new Set(
  `aujourd hier demain ensuite enfin pourtant d abord cependant parfois plusieurs certains certaines deux trois quatre cinq six sept huit neuf dix
  selon lors afin malgre grace ainsi apparemment oui either both two three four five six seven eight nine ten then finally however sometimes several
  according yesterday today tomorrow later earlier although despite yes`.split(/\s+/u),
);
const isKnownWord = (word: string, { words }: Known, language: Language): boolean =>
  words.has(word) ||
  calendarNames.has(word) ||
  questionStems(word, language).every((stem) => [...words].some((known) => isFormOf(known, stem)));

/** A name begins with a capital within a sentence; at its beginning any word does, so that one must be known or usual there. */
const namesAreKnown: Check = (text, known, { language }) =>
  [...text.matchAll(/(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}]*/gu)].every((match) => {
    const word = fold(match[0]);
    const isFirst = /(?:^|[.!?…:«“"(])\s*$/u.test(text.slice(0, match.index));
    return isFirst
      ? openings.has(word) || isKnownWord(word, known, language)
      : known.words.has(word) || calendarNames.has(word);
  });

/** Mostly about what it cites, in words of it. */
const isAboutItsSources: Check = (text, { citedWords }, { language }) => {
  const stems = questionStems(text, language);
  const shared = stems.filter((stem) => citedWords.some((word) => isFormOf(word, stem))).length;
  return shared > 0 && shared >= leastShared * stems.length;
};

const checks: readonly Check[] = [
  namesNoForeignAddress,
  isPlain,
  quotesAreLiteral,
  figuresAreKnown,
  namesAreKnown,
  isAboutItsSources,
];
