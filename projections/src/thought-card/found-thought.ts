import type { FoundThought } from '@ecrin/contracts/thought/thought.ts';
import type { TextQuery } from '@ecrin/domain/text/text-query.ts';
import type { SpokenSegment } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { thoughtDetailModel } from '#thought-detail/thought-detail.model.ts';
import { threadOfThought, type ThreadDirectory } from '#thread/thread-directory.ts';
import { searchHits } from './search-hit.ts';
import { thoughtCardOf, type ThoughtCardDocument } from './thought-card.model.ts';

/** What can be listened to of each spoken thought, by its id. */
export type Segments = ReadonlyMap<string, readonly SpokenSegment[]>;

type CardContext = Readonly<{ directory: ThreadDirectory; text: TextQuery | null; segments: Segments }>;

/** One item of a list, with where the search matched it. */
export const foundThought = ({ directory, text, segments }: CardContext) => {
  const hitOf = text && searchHits(text);
  return (thought: ThoughtCardDocument): FoundThought => ({
    ...thoughtCardOf(thought, threadOfThought(directory.resolveThread(thought.threadId))),
    hit: hitOf && hitOf(thought, segments.get(thought.thoughtId) ?? []),
  });
};

export const spokenSegments = async (
  models: ReadModels,
  thoughts: readonly ThoughtCardDocument[],
): Promise<Segments> => {
  const spoken = thoughts
    .filter(({ recordings }) => recordings.some(({ status, erasedAt }) => status === 'completed' && erasedAt === null))
    .map(({ thoughtId }) => thoughtId);
  if (spoken.length === 0) return new Map();
  const details = await (await models.open(thoughtDetailModel)).getMany(spoken);
  return new Map([...details].map(([thoughtId, { doc }]) => [thoughtId, doc.segments]));
};
