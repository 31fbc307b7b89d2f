import { wordsOf } from './search-words.ts';

/** A folded word (no accents, lower case) with its clause and its place in it. */
export type Token = Readonly<{ word: string; clause: number; start: number; end: number }>;

/** Words of a text; commas, full stops and the like separate its clauses, so that « pas » in one does not apply to the next. */
export const tokensOf = (text: string): readonly Token[] => {
  let clause = 0;
  let end = 0;
  return wordsOf(text).map((token) => {
    if (/[,.;:!?…\n()«»"—–]/u.test(text.slice(end, token.start))) clause += 1;
    end = token.end;
    return { ...token, clause };
  });
};

/** Folded words in sequence; `heureu*` stands for all words with that prefix. */
export type Phrase = readonly string[];
export const phrasesOf = (list: string): readonly Phrase[] =>
  list
    .split(/[,\n]/u)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .map((phrase) => phrase.split(/\s+/u));

const isWord = (pattern: string, { word }: Token): boolean =>
  pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern;

const matchesAt = (phrase: Phrase, tokens: readonly Token[], at: number): boolean =>
  phrase.every((pattern, offset) => {
    const token = tokens[at + offset];
    return token !== undefined && token.clause === tokens[at]?.clause && isWord(pattern, token);
  });

/** Where the non-negated phrases are (« pas triste » is not sadness). `until`: the token after the last. */
export const findPhrases = (
  phrases: readonly Phrase[],
  tokens: readonly Token[],
): readonly Readonly<{ at: number; until: number }>[] => {
  const possible = byBeginning(phrases);
  return tokens.flatMap(({ word }, at) =>
    (possible.get(beginning(word)) ?? [])
      .filter((phrase) => matchesAt(phrase, tokens, at) && !isNegated(tokens, at))
      .map((phrase) => ({ at, until: at + phrase.length })),
  );
};

/** Two letters: no stem before a `*` is shorter. */
const beginning = (word: string): string => word.slice(0, 2);

type ByBeginning = ReadonlyMap<string, readonly Phrase[]>;
const indexed = new WeakMap<readonly Phrase[], ByBeginning>();
/** The lists are long and checked at every word: most entries are excluded by their first letters. */
const byBeginning = (phrases: readonly Phrase[]): ByBeginning => {
  const known = indexed.get(phrases) ?? Map.groupBy(phrases, ([first = '']) => beginning(first));
  indexed.set(phrases, known);
  return known;
};

const negations = new Set(
  (
    'pas jamais aucun aucune aucunement sans ni nullement guere not never no without neither nor none hardly ' +
    'don doesn didn isn wasn aren weren hasn haven hadn won wouldn couldn shouldn ain cannot'
  ).split(' '),
);
/** « ne … plus » denies, « plus » alone says more. */
const isNegation = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.word ?? '';
  if (negations.has(word)) return true;
  return word === 'plus' && [at - 1, at - 2, at - 3].some((before) => ['ne', 'n'].includes(tokens[before]?.word ?? ''));
};

const reach = 3;
const isNegated = (tokens: readonly Token[], at: number): boolean =>
  Array.from({ length: reach }, (_nothing, index) => at - 1 - index).some(
    (before) => tokens[before]?.clause === tokens[at]?.clause && isNegation(tokens, before),
  );
