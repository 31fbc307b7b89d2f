import type { FoundThought } from '@ecrin/contracts/thought/thought.ts';
import { searchedWordsOf } from '@ecrin/domain/text/searched-words.ts';
import { excerptsAround, hitsAmong, type TextQuery } from '@ecrin/domain/text/text-query.ts';
import type { SpokenSegment } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { spokenHits } from '@ecrin/domain/thought/transcript/spoken-hits.ts';
import type { ThoughtCardDocument } from './thought-card.model.ts';

/** Where a search matched each of many thoughts: in its own words first, then in its insights. */
export const searchHits = (query: TextQuery) => {
  const excerptOf = excerptsAround(query);
  return (thought: ThoughtCardDocument, segments: readonly SpokenSegment[]): FoundThought['hit'] => {
    const found = textsOf(thought)
      .map(excerptOf)
      .filter((excerpt) => excerpt !== null);
    const [first] = found;
    if (!first) return null;
    return {
      by: 'words',
      excerpt: first.excerpt,
      words: [...new Set(found.flatMap(({ words }) => words))],
      seconds: [...spokenHits(segments, query)],
    };
  };
};

const textsOf = ({ content, summary, keyInsights, tags, title }: ThoughtCardDocument): readonly string[] =>
  [content, summary, ...keyInsights, ...tags, title].filter((text) => text !== null);

/** Whether a thought found by meaning has every exact phrase of a search, and no excluded word. */
export const keepsPhrases = (thought: ThoughtCardDocument, { phrases, excluded }: TextQuery): boolean => {
  const words = textsOf(thought).map((text) => searchedWordsOf(text).map(({ word }) => word));
  const has = (phrase: readonly string[]): boolean =>
    words.some((text) => hitsAmong(text, { terms: [], phrases: [phrase], excluded: [] }).length > 0);
  return phrases.every(has) && !excluded.some((word) => has([word]));
};
