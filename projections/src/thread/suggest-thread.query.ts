import { thoughtParams } from '@ecrin/contracts/thought/thought.ts';
import { type ThreadSuggestionAnswer, threadSuggestion } from '@ecrin/contracts/thread/thread.ts';
import { suggestThread } from '@ecrin/domain/thread/suggest-thread.ts';
import type { ModelStore, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { thoughtCardModel, type ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import { findOwnThought } from '#thought-detail/find-thought.query.ts';
import { thoughtDetailModel } from '#thought-detail/thought-detail.model.ts';
import { openThreadDirectory, threadOfThought, type ThreadDirectory } from './thread-directory.ts';
import { type ThreadDocument, threadModel } from './thread.model.ts';

const none = { suggestion: null };

/** A thread that matches a thought without one, with the reason; the person decides. Declined threads are not suggested again. */
export const suggestThreadFor =
  (models: ReadModels) =>
  async (ownerId: string, thoughtId: string): Promise<ThreadSuggestionAnswer | { refused: 'thought.not-found' }> => {
    const thought = await findOwnThought(models, ownerId, thoughtId);
    if (!thought) return { refused: 'thought.not-found' };
    const directory = await openThreadDirectory(models, ownerId);
    const offered = offeredTo(thought, directory);
    if (thought.content === null || offered.length === 0) return none;

    const sharing = await sharedTags(await models.open(thoughtCardModel), directory, thought);
    const candidates = offered.map(({ threadId, name, description }) => ({
      threadId,
      name: name ?? '',
      description,
      sharing: sharing.get(threadId) ?? new Map(),
    }));
    const suggestion = suggestThread(
      { text: `${thought.title ?? ''} ${thought.content}`, tags: thought.tags },
      candidates,
    );
    const thread = suggestion && threadOfThought(directory.resolveThread(suggestion.threadId));
    return thread ? { suggestion: { thread, words: [...suggestion.words], tags: [...suggestion.tags] } } : none;
  };

/** None for a thought that is in a thread already. */
const offeredTo = (thought: ThoughtCardDocument, directory: ThreadDirectory): readonly ThreadDocument[] => {
  if (directory.resolveThread(thought.threadId)) return [];
  const declined = new Set(thought.declinedThreads.map((threadId) => directory.resolveThread(threadId)?.threadId));
  return directory.unmergedThreads.filter(
    ({ archived, name, threadId }) => !archived && name !== null && !declined.has(threadId),
  );
};

type Sharing = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** For each thread, how many of its thoughts carry each of this thought's tags. */
const sharedTags = async (
  cards: ModelStore<ThoughtCardDocument>,
  directory: ThreadDirectory,
  { ownerId, tags }: ThoughtCardDocument,
): Promise<Sharing> => {
  const counted = await Promise.all(
    tags.map(
      async (tag) => [tag, await cards.countBy('threadId', { ownerId, deleted: false, tags: { has: tag } })] as const,
    ),
  );
  const sharing = new Map<string, Map<string, number>>();
  for (const [tag, byFiling] of counted) {
    for (const [filedUnder, count] of byFiling) {
      const threadId = directory.resolveThread(filedUnder)?.threadId ?? '';
      const ofThread = sharing.get(threadId) ?? new Map<string, number>();
      sharing.set(threadId, ofThread.set(tag, (ofThread.get(tag) ?? 0) + count));
    }
  }
  return sharing;
};

export const suggestThreadRoute = queryRoute({
  method: 'get',
  path: '/thoughts/:thoughtId/thread-suggestion',
  access: 'client',
  summary: 'Suggests a thread for an unfiled thought, by common words and tags',
  params: thoughtParams,
  query: z.object({}),
  answer: threadSuggestion,
  model: thoughtDetailModel,
  joins: [threadModel, thoughtCardModel],
  ask:
    (models) =>
    ({ params }, { clientId }) =>
      suggestThreadFor(models)(clientId, params.thoughtId),
});
