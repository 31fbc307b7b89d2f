import { findPhrases, tokensOf } from '@ecrin/domain/text/phrase-matching.ts';
import { fold, wordsOf } from '@ecrin/domain/text/search-words.ts';
import { categoryWords } from './category-words.ts';
import { isStopWord } from './stop-words.ts';

const mostTags = 5;
const topics = Object.values(categoryWords)
  .flat()
  .filter((phrase) => phrase.length === 1);

/** Words that are repeated, proper names or known topics; null when nothing stands out. */
export const findTags = (text: string): readonly string[] | null => {
  const surfaces = wordsOf(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter(couldBeTag);
  const counts = new Map<string, number>();
  for (const word of surfaces.map(fold)) counts.set(word, (counts.get(word) ?? 0) + 1);

  const named = namesIn(text);
  const known = topicsIn(text);
  const weight = (word: string): number =>
    (counts.get(word) ?? 0) + (named.has(word) ? 1 : 0) + (known.has(word) ? 1 : 0);
  const tags = [...counts.keys()]
    .filter((word) => weight(word) > 1)
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, mostTags);
  return tags.length === 0 ? null : tags.map((word) => shownAs(word, { surfaces, named }));
};

const couldBeTag = (surface: string): boolean =>
  surface.length >= 3 && surface.length <= 40 && /\p{L}/u.test(surface) && !isStopWord(fold(surface));

/** Capitalised in the middle of a sentence. */
const namesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/(?<=[\p{Ll},;]\s+(?:[dl]['’])?)\p{Lu}[\p{Ll}\p{M}-]{2,}/gu)].map(([name]) => fold(name)));

const topicsIn = (text: string): ReadonlySet<string> => {
  const tokens = tokensOf(text);
  return new Set(findPhrases(topics, tokens).map(({ at }) => tokens[at]?.word ?? ''));
};

type Seen = Readonly<{ surfaces: readonly string[]; named: ReadonlySet<string> }>;
const shownAs = (word: string, { surfaces, named }: Seen): string => {
  const written = surfaces.filter((surface) => fold(surface) === word);
  if (named.has(word)) return written.find((surface) => /^\p{Lu}/u.test(surface)) ?? word;
  return (written[0] ?? word).toLowerCase();
};
