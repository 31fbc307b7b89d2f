import { nearThoughts, type NearThoughts } from '@ecrin/contracts/thought/near-thoughts.ts';
import { beginningOf } from '@ecrin/domain/text/text-query.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { thoughtCardModel, type ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import { openThreadDirectory } from '#thread/thread-directory.ts';
import { threadModel } from '#thread/thread.model.ts';
import { currentThoughts } from './current-thoughts.ts';
import type { MeaningSearch } from './search-by-meaning.ts';

const maxNear = 3;
const leastStandingOut = 2.2;

/** Only those that stand out: the nearest of unrelated thoughts are no discovery. */
const findNearThoughts =
  (models: ReadModels, meaning: MeaningSearch | null) =>
  async (ownerId: string, thoughtId: string): Promise<NearThoughts> => {
    const near = ((await meaning?.findNear(ownerId, thoughtId)) ?? []).filter(
      ({ standsOut }) => standsOut >= leastStandingOut,
    );
    const cards = await models.open(thoughtCardModel);
    const thought = near.length > 0 ? await cards.get(thoughtId) : null;
    if (!thought) return { items: [] };
    const { resolveThread } = await openThreadDirectory(models, ownerId);
    const threadOf = ({ threadId }: ThoughtCardDocument) => resolveThread(threadId)?.threadId;
    const found = await currentThoughts(cards, near, { ownerId, deleted: false });
    return {
      items: found.slice(0, maxNear).map(({ thought: other, near: { start, end } }) => ({
        thoughtId: other.thoughtId,
        day: other.day,
        mood: other.mood,
        excerpt: beginningOf((other.content ?? '').slice(start, end)),
        sameThread: threadOf(thought) !== undefined && threadOf(thought) === threadOf(other),
        sharedTag: thought.tags.find((tag) => other.tags.includes(tag)) ?? null,
      })),
    };
  };

export const findNearThoughtsRoute = (meaning: MeaningSearch | null) =>
  queryRoute({
    method: 'get',
    path: '/thoughts/:thoughtId/near',
    access: 'client',
    summary: 'Finds at most three of the client’s thoughts that mean nearly the same; none without an embedding model',
    params: z.object({ thoughtId: z.uuidv7() }),
    query: z.object({}),
    answer: nearThoughts,
    model: thoughtCardModel,
    joins: [threadModel],
    ask:
      (models) =>
      ({ params }, { clientId }) =>
        findNearThoughts(models, meaning)(clientId, params.thoughtId),
  });
