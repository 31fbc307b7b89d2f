import { calendarNames } from '@ecrin/domain/conversation/statement/written-dates.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { findPhrases, tokensOf } from '@ecrin/domain/text/phrase-matching.ts';
import { fold, wordsOf } from '@ecrin/domain/text/search-words.ts';
import { categoryWords } from './category-words.ts';
import { isStopWord } from './stop-words.ts';

const mostTags = 5;
const topics = Object.values(categoryWords)
  .flat()
  .filter((phrase) => phrase.length === 1);

/** A noun or a name of a text, as it is shown; `weight`: how often it occurs, more for names and known topics. */
export type TagCandidate = Readonly<{ tag: string; weight: number }>;

/** Nouns that are repeated, proper names or known topics; null when nothing stands out. */
export const findTags = (text: string, language: Language): readonly string[] | null => {
  const tags = tagCandidatesIn(text, language)
    .filter(({ weight }) => weight > 1)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, mostTags);
  return tags.length === 0 ? null : tags.map(({ tag }) => tag);
};

/** In the order of the text. */
export const tagCandidatesIn = (text: string, language: Language): readonly TagCandidate[] => {
  const surfaces = wordsOf(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter(couldBeTag);
  const counts = new Map<string, number>();
  for (const word of surfaces.map(fold)) counts.set(word, (counts.get(word) ?? 0) + 1);

  const [named, known, nouns] = [namesIn(text), topicsIn(text), nounsIn(text, language)];
  const first = new Map([...counts.keys()].toReversed().map((word) => [singular(word), word]));
  return [...counts.keys()]
    .filter((word) => named.has(word) || nouns.has(word) || (known.has(word) && !infinitive.test(word)))
    .filter((word) => !calendarNames.has(word) && !calendarNames.has(singular(word)))
    .filter((word) => first.get(singular(word)) === word)
    .map((word) => ({
      tag: shownAs(word, { surfaces, named }),
      weight: (counts.get(word) ?? 0) + (named.has(word) ? 1 : 0) + (known.has(word) ? 1 : 0),
    }));
};

const singular = (word: string): string => word.replace(/[sx]$/u, '');

const couldBeTag = (surface: string): boolean =>
  surface.length >= 3 && surface.length <= 40 && /\p{L}/u.test(surface) && !isStopWord(fold(surface));

/** Capitalised in the middle of a sentence. */
const namesIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/(?=\p{Lu})(?<=[\p{Ll},;]\s+(?:[dl]['’])?)\p{Lu}[\p{Ll}\p{M}-]{2,}/gu)].map(([name]) =>
      fold(name),
    ),
  );

const topicsIn = (text: string): ReadonlySet<string> => {
  const tokens = tokensOf(text);
  return new Set(findPhrases(topics, tokens).map(({ at }) => tokens[at]?.word ?? ''));
};

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u));
/** What comes before a noun. */
const determiners: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: wordSet(`le la les l un une des du au aux d mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces chaque quel quelle quels quelles
  deux trois quatre cinq six sept huit neuf dix`),
  en: wordSet(
    `the a an my your his her its our their this these those every each two three four five seven eight nine ten`,
  ),
};
/** What comes between it and the noun. */
const adjectives =
  wordSet(`petit petite petits petites grand grande grands grandes vieux vieil vieille vieilles nouveau nouvel nouvelle nouveaux nouvelles premier premiere premiers premieres
  dernier derniere derniers dernieres bon bonne bons bonnes mauvais mauvaise beau bel belle beaux belles jeune jeunes long longue longs longues autre autres meme memes seul seule
  gros grosse joli jolie prochain prochaine plus little small big large old new young good bad long short first second third last next other same only own whole few`);
/** After one of these, `le`, `la` and `les` stand for something, and a verb follows. */
const pronouns = wordSet('je j tu il elle on nous vous ils elles ne n me m te t se s lui y qui');

/** Topics may be verbs; tags are not. */
const infinitive = /(?:er|ir|ire)$/u;

/** Words between a determiner and its noun, and the noun. */
const mostBetween = 4;
const beforeInfinitives = wordSet('de pour sans');

/** Words after a determiner. */
const nounsIn = (text: string, language: Language): ReadonlySet<string> => {
  const words = wordsOf(text).map(({ word }) => word);
  const before = determiners[language];
  return new Set(
    words.flatMap((word, at) => {
      const previous = words[at - 1] ?? '';
      if (!before.has(word) || pronouns.has(previous)) return [];
      const noun = words.slice(at + 1, at + 1 + mostBetween).find((next) => !adjectives.has(next) && !before.has(next));
      return noun === undefined || (infinitive.test(noun) && beforeInfinitives.has(previous)) ? [] : [noun];
    }),
  );
};

type Seen = Readonly<{ surfaces: readonly string[]; named: ReadonlySet<string> }>;
const shownAs = (word: string, { surfaces, named }: Seen): string => {
  const written = surfaces.filter((surface) => fold(surface) === word);
  if (named.has(word)) return written.find((surface) => /^\p{Lu}/u.test(surface)) ?? word;
  return (written[0] ?? word).toLowerCase();
};
