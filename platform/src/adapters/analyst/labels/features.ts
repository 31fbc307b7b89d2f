import { wordsOf } from '@ecrin/domain/text/search-words.ts';
import { meanVector, unitVector } from '../vectors.ts';

/** What a classifier sees of a text: its vector without what all texts have in common, and its known words by their places and weights. */
export type Features = Readonly<{ vector: Float32Array; places: readonly number[]; weights: readonly number[] }>;

/** `words`: each with how rare it is. `centre`: the mean of the vectors. Both of the thoughts that were trained on. */
export type Vocabulary = Readonly<{
  centre: Float32Array;
  words: ReadonlyMap<string, Readonly<{ place: number; rarity: number }>>;
}>;

/** Words weigh more than the vector, of length 1: chosen by training on four fifths of the training thoughts and looking at the last. */
const wordsWeight = 1.5;
/** A word of fewer thoughts says more about them than about its label. */
const leastThoughts = 2;
/** Of a long text its beginning decides: cost is bounded. */
const mostCharacters = 20_000;

/** Folded words, and the signs that carry feeling. */
const termsOf = (text: string): readonly string[] => {
  const begin = text.slice(0, mostCharacters);
  return [...wordsOf(begin).map(({ word }) => word), ...(begin.match(/[!?…]/gu) ?? [])];
};

const countsOf = (text: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const term of termsOf(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
};

export const vocabularyOf = (texts: readonly string[], vectors: readonly Float32Array[]): Vocabulary => {
  const thoughts = new Map<string, number>();
  for (const text of texts) for (const term of countsOf(text).keys()) thoughts.set(term, (thoughts.get(term) ?? 0) + 1);
  const known = [...thoughts].filter(([, count]) => count >= leastThoughts);
  return {
    centre: meanVector(vectors),
    words: new Map(
      known.map(([term, count], place) => [term, { place, rarity: Math.log((1 + texts.length) / (1 + count)) + 1 }]),
    ),
  };
};

/** `vector` without the common direction, of length 1. */
export const apart = (vector: Float32Array, centre: Float32Array): Float32Array =>
  unitVector(vector.map((number, at) => number - (centre[at] ?? 0)));

export const featuresOf = ({ centre, words }: Vocabulary, text: string, vector: Float32Array): Features => {
  const known = [...countsOf(text)].flatMap(([term, count]) => {
    const word = words.get(term);
    return word ? [{ place: word.place, weight: (1 + Math.log(count)) * word.rarity }] : [];
  });
  const length = Math.hypot(...known.map(({ weight }) => weight)) || 1;
  return {
    vector: apart(vector, centre),
    places: known.map(({ place }) => place),
    weights: known.map(({ weight }) => (wordsWeight * weight) / length),
  };
};
