import { searchedWordsOf } from '@ecrin/domain/text/searched-words.ts';
import type { SpokenSegment } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { spokenHits } from '@ecrin/domain/thought/transcript/spoken-hits.ts';

/** The second at which a passage is spoken; null for a written one. */
export const secondOf = (passage: string, segments: readonly SpokenSegment[]): number | null => {
  const beginning = searchedWordsOf(passage)
    .slice(0, 4)
    .map(({ word }) => word);
  return spokenHits(segments, { terms: [], phrases: [beginning], excluded: [] })[0] ?? null;
};
