import { type ThoughtList, listThoughtsQuery, thoughtList } from '@ecrin/contracts/thought/thought-list.ts';
import { parseTextQuery, type TextQuery } from '@ecrin/domain/text/text-query.ts';
import type { SpokenSegment } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { ReadModelsFault, type ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { thoughtDetailModel } from '#thought-detail/thought-detail.model.ts';
import { openThreadDirectory, threadOfThought, type ThreadDirectory } from '#thread/thread-directory.ts';
import { threadModel } from '#thread/thread.model.ts';
import { searchHitOf } from './search-hit.ts';
import { thoughtCardOf, thoughtCardModel, type ThoughtCardDocument } from './thought-card.model.ts';
import { thoughtFilter, type ThoughtsQuery } from './thought-filter.ts';

type Segments = ReadonlyMap<string, readonly SpokenSegment[]>;

/** The newest first unless the oldest are requested, by the person's own time. A cursor of another list is refused. */
export const listThoughts =
  (models: ReadModels) =>
  async (ownerId: string, asked: ThoughtsQuery): Promise<ThoughtList | { refused: 'general.invalid-request' }> => {
    const cards = await models.open(thoughtCardModel);
    const text = parseTextQuery(asked.q ?? '');
    const directory = await openThreadDirectory(models, ownerId);
    const search = { filter: thoughtFilter(ownerId, asked, directory), ...(text && { text }) };
    try {
      const page = await cards.find({
        ...search,
        sort: inOrder(asked),
        limit: asked.limit,
        cursor: asked.cursor ?? null,
      });
      const total = await cards.count(search.filter, search.text);
      const segments = text ? await spokenSegments(models, page.items) : new Map();
      return { items: page.items.map(foundThought({ directory, text, segments })), nextCursor: page.nextCursor, total };
    } catch (fault) {
      if (fault instanceof ReadModelsFault && fault.kind === 'bad-cursor')
        return { refused: 'general.invalid-request' };
      throw fault;
    }
  };

const inOrder = ({ order }: ThoughtsQuery) => [['occurredAt', order === 'oldest' ? 'asc' : 'desc']] as const;

type CardContext = Readonly<{ directory: ThreadDirectory; text: TextQuery | null; segments: Segments }>;

const foundThought =
  ({ directory, text, segments }: CardContext) =>
  (thought: ThoughtCardDocument) => ({
    ...thoughtCardOf(thought, threadOfThought(directory.resolveThread(thought.threadId))),
    hit: text && searchHitOf(thought, text, segments.get(thought.thoughtId) ?? []),
  });

const spokenSegments = async (models: ReadModels, thoughts: readonly ThoughtCardDocument[]): Promise<Segments> => {
  const spoken = thoughts
    .filter(({ recordings }) => recordings.some(({ status }) => status === 'completed'))
    .map(({ thoughtId }) => thoughtId);
  const details = await (await models.open(thoughtDetailModel)).getMany(spoken);
  return new Map([...details].map(([thoughtId, { doc }]) => [thoughtId, doc.segments]));
};

export const listThoughtsRoute = queryRoute({
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
      listThoughts(models)(clientId, query),
});
