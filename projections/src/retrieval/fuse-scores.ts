import { formOf, type TextForm } from './text-form.ts';

/** By words: what the words that a thought has tell, 1 for one that no other thought has. By meaning: how far it stands out from the person's other thoughts. */
type Scores = Readonly<{
  byWords: readonly Readonly<{ thoughtId: string; evidence: number }>[];
  byMeaning: readonly Readonly<{ thoughtId: string; standsOut: number }>[];
}>;

/**
 * How many standard deviations of meaning each unit of evidence by words beyond `from` is worth. Who asks seldom uses the words of the answer, so one word in
 * common is chance; who types a phrase mostly remembers its words. Tuned by `npm run bench:search`.
 */
const weights: Readonly<Record<TextForm, Readonly<{ worth: number; from: number }>>> = {
  question: { worth: 0.5, from: 1 },
  words: { worth: 1, from: 0 },
  phrase: { worth: 4, from: 0 },
};

/** Thoughts found for a text by their words and by meaning, as one order; without meaning that of the words. */
export const fuseScores = (text: string, { byWords, byMeaning }: Scores): readonly string[] => {
  const { worth, from } = weights[formOf(text)];
  // Meaning finds the best ones only: the others stand out less than the last of them.
  const least = byMeaning.reduce((lowest, { standsOut }) => Math.min(lowest, standsOut), 0);
  const standsOut = new Map(byMeaning.map((one) => [one.thoughtId, one.standsOut]));
  const scores = new Map(standsOut);
  for (const { thoughtId, evidence } of byWords)
    scores.set(thoughtId, (standsOut.get(thoughtId) ?? least) + worth * Math.max(0, evidence - from));
  // Of those that score the same, the better one by words.
  const places = new Map(byWords.map(({ thoughtId }, place) => [thoughtId, place]));
  const placeOf = (id: string): number => places.get(id) ?? byWords.length;
  return [...scores]
    .toSorted(([one, score], [other, otherScore]) => otherScore - score || placeOf(one) - placeOf(other))
    .map(([id]) => id);
};
