import type { ShownCitation } from '@ecrin/contracts/conversation/conversation.ts';
import type { ShownResult } from '@ecrin/contracts/orb/orb-run.ts';

/** Each passage once, numbered in the order of the statements. */
export type Numbered = Readonly<{
  citations: readonly ShownCitation[];
  /** The numbers of each item, from 1. */
  numbers: readonly (readonly number[])[];
}>;

const keyOf = ({ thought }: ShownCitation): string =>
  thought ? `${thought.thoughtId}/${thought.startMs ?? ''}/${thought.quote}` : 'gone';

export const numberCitations = ({ items }: ShownResult): Numbered => {
  const places = new Map<string, number>();
  const citations: ShownCitation[] = [];
  const numbers = items.map((item) =>
    item.citations.map((citation) => {
      const key = keyOf(citation);
      const known = places.get(key);
      if (known !== undefined) return known;
      citations.push(citation);
      places.set(key, citations.length);
      return citations.length;
    }),
  );
  return { citations, numbers: numbers.map((list) => [...new Set(list)]) };
};
