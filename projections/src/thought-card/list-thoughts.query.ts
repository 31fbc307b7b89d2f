import { type ThoughtList, listThoughtsQuery, thoughtList } from '@ecrin/contracts/thought/thought-list.ts';
import { parseTextQuery, type TextQuery } from '@ecrin/domain/text/text-query.ts';
import { ReadModelsFault, type Filter, type ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { MeaningSearch } from '#passages/search-by-meaning.ts';
import { noThreads, openThreadDirectory, type ThreadDirectory } from '#thread/thread-directory.ts';
import { threadModel } from '#thread/thread.model.ts';
import { foundThought, spokenSegments } from './found-thought.ts';
import { listRelevant } from './list-relevant.query.ts';
import { totalOf } from './list-total.ts';
import { thoughtCardModel, type ThoughtCardDocument } from './thought-card.model.ts';
import { thoughtFilter, type ThoughtsQuery } from './thought-filter.ts';

type Listed = ThoughtList | Readonly<{ refused: 'general.invalid-request' }>;

/** The newest first unless the oldest or the most relevant are requested, by the person's own time. A cursor of another list is refused. */
export const listThoughts =
  (models: ReadModels, meaning: MeaningSearch | null) =>
  async (ownerId: string, asked: ThoughtsQuery): Promise<Listed> => {
    const text = asked.q ? parseTextQuery(asked.q) : null;
    // Only where they are of use: read with every page, they would cost a tenth of it.
    const threads = async (needed: boolean) => (needed ? openThreadDirectory(models, ownerId) : noThreads);
    const filter = thoughtFilter(ownerId, asked, await threads(asked.thread !== undefined));
    const near = text && asked.order === 'relevance' ? await meaning?.find(ownerId, asked.q ?? '') : null;
    return text && near
      ? listRelevant(models, { filter, directory: await threads(true), near, text })
      : listByDate(models, asked, { filter, threads, text });
  };

/** A page of all of them, the newest first. */
export const listClientThoughts =
  (models: ReadModels) =>
  (ownerId: string, page: Pick<ThoughtsQuery, 'cursor' | 'limit'>): Promise<Listed> =>
    listThoughts(models, null)(ownerId, { dayStart: 0, ...page });

type Search = Readonly<{
  filter: Filter<ThoughtCardDocument>;
  threads: (needed: boolean) => Promise<ThreadDirectory>;
  text: TextQuery | null;
}>;

const listByDate = async (
  models: ReadModels,
  asked: ThoughtsQuery,
  { filter, threads, text }: Search,
): Promise<Listed> => {
  const cards = await models.open(thoughtCardModel);
  const search = { filter, ...(text && { text }) };
  const order = asked.order === 'oldest' ? 'oldest' : 'newest';
  try {
    const page = await cards.find({
      ...search,
      sort: inOrder(order),
      limit: asked.limit,
      cursor: asked.cursor ?? null,
    });
    const total = await totalOf(cards, filter, search.text);
    const directory = await threads(page.items.some(({ threadId }) => threadId !== null));
    const segments = text ? await spokenSegments(models, page.items) : new Map();
    return {
      items: page.items.map(foundThought({ directory, text, segments })),
      nextCursor: page.nextCursor,
      ...total,
      order,
    };
  } catch (fault) {
    if (fault instanceof ReadModelsFault && fault.kind === 'bad-cursor') return { refused: 'general.invalid-request' };
    throw fault;
  }
};

const inOrder = (order: 'newest' | 'oldest') => [['occurredAt', order === 'oldest' ? 'asc' : 'desc']] as const;

export const listThoughtsRoute = (meaning: MeaningSearch | null) =>
  queryRoute({
    method: 'get',
    path: '/thoughts',
    access: 'client',
    summary: 'Lists the client’s thoughts, newest first unless told otherwise, by filters and search',
    params: z.object({}),
    query: listThoughtsQuery,
    answer: thoughtList,
    model: thoughtCardModel,
    joins: [threadModel],
    ask:
      (models) =>
      ({ query }, { clientId }) =>
        listThoughts(models, meaning)(clientId, query),
  });
