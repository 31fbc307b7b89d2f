import type { FoundThought } from '@ecrin/contracts/thought/thought.ts';
import { excerptAround, type TextQuery } from '@ecrin/domain/text/text-query.ts';
import type { SpokenSegment } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { spokenHits } from '@ecrin/domain/thought/transcript/spoken-hits.ts';
import type { ThoughtCardDocument } from './thought-card.model.ts';

/** Where a search matched a thought: in its own words first, then in its insights. */
export const searchHitOf = (
  thought: ThoughtCardDocument,
  query: TextQuery,
  segments: readonly SpokenSegment[],
): FoundThought['hit'] => {
  const texts = [thought.content, thought.summary, ...thought.keyInsights, ...thought.tags, thought.title];
  const found = texts.flatMap((text) => excerptAround(text ?? '', query) ?? []);
  const [first] = found;
  if (!first) return null;
  return {
    excerpt: first.excerpt,
    words: [...new Set(found.flatMap(({ words }) => words))],
    seconds: [...spokenHits(segments, query)],
  };
};
