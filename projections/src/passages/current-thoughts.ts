import type { Filter, ModelStore } from '@ecrin/platform/ports/read-models.ts';
import { matchesFilter } from '@ecrin/platform/projections/matches-filter.ts';
import type { ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import type { NearThought } from './search-by-meaning.ts';

export type CurrentThought = Readonly<{ thought: ThoughtCardDocument; near: NearThought }>;

/** The near thoughts that are still there, worded as they were compared, open to models, and match the filter; in the same order. */
export const currentThoughts = async (
  cards: ModelStore<ThoughtCardDocument>,
  near: readonly NearThought[],
  filter: Filter<ThoughtCardDocument>,
): Promise<readonly CurrentThought[]> => {
  const found = await cards.getMany(near.map(({ thoughtId }) => thoughtId));
  return near.flatMap((one) => {
    const thought = found.get(one.thoughtId)?.doc;
    return thought?.wording === one.wording && !thought.withoutAi && matchesFilter(thought, filter)
      ? [{ thought, near: one }]
      : [];
  });
};
