import type { TagCandidate } from './find-tags.ts';
import { similarity } from './vectors.ts';

const mostTags = 5;
/** A thought of a few words has no five subjects: one tag for so many candidates. */
const candidatesPerTag = 2;
/** What an occurrence more counts beside the likeness to the whole, which lies within about 0.1 for all words of a thought. */
const occurrenceWeight = 0.02;

type Placed = Readonly<{ candidates: readonly TagCandidate[]; placed: readonly Float32Array[] }>;

/** The candidates that are most like the whole thought; null without any. */
export const chooseTags = (thought: Float32Array, { candidates, placed }: Placed): readonly string[] | null => {
  const scored = candidates
    .map(({ tag, weight }, index) => {
      const vector = placed[index];
      return { tag, score: (vector ? similarity(thought, vector) : 0) + occurrenceWeight * (weight - 1) };
    })
    .toSorted((one, other) => other.score - one.score);
  const tags = scored.slice(0, Math.min(mostTags, Math.ceil(candidates.length / candidatesPerTag)));
  return tags.length === 0 ? null : tags.map(({ tag }) => tag);
};
