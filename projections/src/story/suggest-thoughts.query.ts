import { storySuggestions, type StorySuggestions } from '@ecrin/contracts/story/story-suggestions.ts';
import { storyParams } from '@ecrin/contracts/story/story.ts';
import { beginningOf } from '@ecrin/domain/text/text-query.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { currentThoughts } from '#passages/current-thoughts.ts';
import type { MeaningSearch } from '#passages/search-by-meaning.ts';
import { thoughtCardModel, type ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import { openThreadDirectory, type ThreadDirectory } from '#thread/thread-directory.ts';
import { threadModel } from '#thread/thread.model.ts';
import { readSources } from './story-sources.ts';
import { storyModel } from './story.model.ts';

const maxSuggested = 4;
/** Thoughts of a long story that are compared, spread over it. */
const maxCompared = 12;
/** As far from the crowd as a near thought must be. */
const leastStandingOut = 2.2;
/** Of the thoughts of a story, so many in one thread tell what it is about. */
const leastInThread = 2;

type Parts = Readonly<{ models: ReadModels; ownerId: string; sources: readonly ThoughtCardDocument[] }>;

const spread = <One>(all: readonly One[], most: number): readonly One[] =>
  all.length <= most
    ? all
    : Array.from({ length: most }, (_none, at) => all[Math.floor((at * all.length) / most)] as One);

/** Those near to most of the story's thoughts first, then those that stand out most. */
const nearTo = async (
  { models, ownerId, sources }: Parts,
  meaning: MeaningSearch | null,
): Promise<readonly ThoughtCardDocument[]> => {
  if (!meaning) return [];
  const found = await Promise.all(
    spread(sources, maxCompared).map(({ thoughtId }) => meaning.findNear(ownerId, thoughtId)),
  );
  const near = found.flat().filter(({ standsOut }) => standsOut >= leastStandingOut);
  const ranks = new Map<string, number>();
  for (const { thoughtId, standsOut } of near) ranks.set(thoughtId, (ranks.get(thoughtId) ?? 0) + standsOut);
  const first = [...new Map(near.map((one) => [one.thoughtId, one])).values()];
  const ranked = first.toSorted((one, other) => (ranks.get(other.thoughtId) ?? 0) - (ranks.get(one.thoughtId) ?? 0));
  const cards = await models.open(thoughtCardModel);
  const current = await currentThoughts(cards, ranked, { ownerId, deleted: false, private: false });
  return current.map(({ thought }) => thought);
};

/** Of the thread most of the story is in, the latest. */
const inSameThread = async (
  { models, ownerId, sources }: Parts,
  { resolveThread, mergedThreadIds }: ThreadDirectory,
): Promise<readonly ThoughtCardDocument[]> => {
  const threads = sources.flatMap(({ threadId }) => resolveThread(threadId)?.threadId ?? []);
  const [most] = [...Map.groupBy(threads, (id) => id)].toSorted(([, one], [, other]) => other.length - one.length);
  if (!most || most[1].length < leastInThread) return [];
  const cards = await models.open(thoughtCardModel);
  const { items } = await cards.find({
    filter: { ownerId, deleted: false, threadId: { in: mergedThreadIds(most[0]) } },
    sort: [['occurredAt', 'desc']],
    limit: 2 * maxSuggested + sources.length,
  });
  return items.filter((thought) => !thought.private);
};

export const suggestThoughts =
  (models: ReadModels, meaning: MeaningSearch | null) =>
  async (ownerId: string, storyId: string): Promise<StorySuggestions | { refused: 'story.not-found' }> => {
    const story = await (await models.open(storyModel)).get(storyId);
    if (!story || story.deleted || story.ownerId !== ownerId) return { refused: 'story.not-found' };
    const sources = [...(await readSources(models, ownerId, story.parts)).values()];
    const parts = { models, ownerId, sources };
    const directory = await openThreadDirectory(models, ownerId);
    const known = new Set(sources.map(({ thoughtId }) => thoughtId));
    const all = [
      ...(await nearTo(parts, meaning)).map((thought) => ({ thought, reason: 'meaning' as const })),
      ...(await inSameThread(parts, directory)).map((thought) => ({ thought, reason: 'thread' as const })),
    ].filter(({ thought: { thoughtId, content } }) => !known.has(thoughtId) && content !== null);
    const once = [...new Map(all.toReversed().map((one) => [one.thought.thoughtId, one])).values()].toReversed();
    const tags = new Set(sources.flatMap((source) => source.tags));
    return {
      items: once.slice(0, maxSuggested).map(({ thought, reason }) => ({
        thoughtId: thought.thoughtId,
        language: thought.language,
        title: thought.title,
        excerpt: beginningOf(thought.content ?? ''),
        day: thought.day,
        mood: thought.mood,
        because: reason,
        thread: directory.resolveThread(thought.threadId)?.name ?? null,
        tag: thought.tags.find((tag) => tags.has(tag)) ?? null,
      })),
    };
  };

export const suggestThoughtsRoute = (meaning: MeaningSearch | null) =>
  queryRoute({
    method: 'get',
    path: '/stories/:storyId/suggestions',
    access: 'client',
    summary: 'Suggests at most four thoughts that may belong to a story, none of them private',
    params: storyParams,
    query: z.object({}),
    answer: storySuggestions,
    model: storyModel,
    joins: [thoughtCardModel, threadModel],
    ask:
      (models) =>
      ({ params }, { clientId }) =>
        suggestThoughts(models, meaning)(clientId, params.storyId),
  });
