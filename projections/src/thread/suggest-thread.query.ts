import { thoughtParams } from '@ecrin/contracts/thought/thought.ts';
import { type ThreadSuggestionAnswer, threadSuggestion } from '@ecrin/contracts/thread/thread.ts';
import { suggestThread } from '@ecrin/domain/thread/suggest-thread.ts';
import type { ModelStore, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { currentThoughts } from '#passages/current-thoughts.ts';
import type { MeaningSearch, NearThought } from '#passages/search-by-meaning.ts';
import { thoughtCardModel, type ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import { findOwnThought } from '#thought-detail/find-thought.query.ts';
import { openThreadDirectory, threadOfThought, type ThreadDirectory } from './thread-directory.ts';
import { type ThreadDocument, threadModel } from './thread.model.ts';

const none = { suggestion: null };

/** Of the nearest thoughts so many are compared, as far as they stand out; a thread with fewer of them than the least is no suggestion. */
const [maxNear, leastStandingOut, leastNear] = [8, 1.8, 2];

/** A thread that matches a thought without one, by words and tags, else by meaning, with the reason; the person decides. Declined threads are not suggested again. */
export const suggestThreadFor =
  (models: ReadModels, meaning: Pick<MeaningSearch, 'findNear'> | null) =>
  async (ownerId: string, thoughtId: string): Promise<ThreadSuggestionAnswer | { refused: 'thought.not-found' }> => {
    const thought = await findOwnThought(models, ownerId, thoughtId);
    if (!thought) return { refused: 'thought.not-found' };
    const directory = await openThreadDirectory(models, ownerId);
    const offered = offeredTo(thought, directory);
    if (thought.content === null || offered.length === 0) return none;

    const cards = await models.open(thoughtCardModel);
    const offer = { cards, directory, offered };
    const near = async () => (await meaning?.findNear(ownerId, thoughtId)) ?? [];
    return answerOf((await threadInCommon(offer, thought)) ?? (await nearThread(offer, await near())), directory);
  };

type Found = Readonly<{ threadId: string; words: readonly string[]; tags: readonly string[]; near: number }>;

const answerOf = (found: Found | null, directory: ThreadDirectory): ThreadSuggestionAnswer => {
  const thread = found && threadOfThought(directory.resolveThread(found.threadId));
  return thread ? { suggestion: { thread, words: [...found.words], tags: [...found.tags], near: found.near } } : none;
};

/** `offered`: threads that may be suggested. */
type Offer = Readonly<{
  cards: ModelStore<ThoughtCardDocument>;
  directory: ThreadDirectory;
  offered: readonly ThreadDocument[];
}>;

/** By words and tags. */
const threadInCommon = async ({ cards, directory, offered }: Offer, thought: ThoughtCardDocument) => {
  const sharing = await sharedTags(cards, directory, thought);
  const candidates = offered.map(({ threadId, name, description }) => ({
    threadId,
    name: name ?? '',
    description,
    sharing: sharing.get(threadId) ?? new Map(),
  }));
  const text = `${thought.title ?? ''} ${thought.content}`;
  const common = suggestThread({ text, tags: thought.tags }, candidates);
  return common && { ...common, near: 0 };
};

/** The offered thread that most of the nearest thoughts are in; null where they are few, or in two threads alike. */
const nearThread = async ({ cards, directory, offered }: Offer, near: readonly NearThought[]) => {
  const standing = near.filter(({ standsOut }) => standsOut >= leastStandingOut);
  const current = (await currentThoughts(cards, standing, { deleted: false })).slice(0, maxNear);
  const filed = current.map(({ thought }) => directory.resolveThread(thought.threadId)?.threadId);
  const [best, next] = offered
    .map(({ threadId }) => ({ threadId, near: filed.filter((one) => one === threadId).length }))
    .toSorted((one, other) => other.near - one.near);
  if (!best || best.near < leastNear || best.near === next?.near) return null;
  return { ...best, words: [], tags: [] };
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

export const suggestThreadRoute = (meaning: MeaningSearch | null) =>
  queryRoute({
    method: 'get',
    path: '/thoughts/:thoughtId/thread-suggestion',
    access: 'client',
    summary:
      'Suggests a thread for an unfiled thought, by common words and tags, or by the thoughts that mean nearly the same',
    params: thoughtParams,
    query: z.object({}),
    answer: threadSuggestion,
    model: thoughtCardModel,
    joins: [threadModel],
    ask:
      (models) =>
      ({ params }, { clientId }) =>
        suggestThreadFor(models, meaning)(clientId, params.thoughtId),
  });
