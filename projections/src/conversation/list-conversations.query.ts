import {
  conversationList,
  listConversationsQuery,
  type ConversationCard,
  type ConversationList,
} from '@ecrin/contracts/conversation/conversation.ts';
import { parseTextQuery } from '@ecrin/domain/text/text-query.ts';
import { ReadModelsFault, type ModelStore, type ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { thoughtCardModel, type ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import { conversationModel, type ConversationDocument } from './conversation.model.ts';

type Asked = z.output<typeof listConversationsQuery>;

/** The latest first. A cursor of another list is refused. */
export const listConversations =
  (models: ReadModels) =>
  async (
    ownerId: string,
    { q, cursor, limit }: Asked,
  ): Promise<ConversationList | { refused: 'general.invalid-request' }> => {
    const [store, cards] = [await models.open(conversationModel), await models.open(thoughtCardModel)];
    const text = parseTextQuery(q ?? '');
    try {
      const page = await store.find({
        filter: { ownerId, deleted: false },
        ...(text && { text }),
        sort: [['lastAskedAt', 'desc']],
        limit,
        cursor: cursor ?? null,
      });
      return {
        items: page.items.map(conversationCardOf),
        nextCursor: page.nextCursor,
        excludedThoughts: await countExcluded(cards, ownerId),
      };
    } catch (fault) {
      if (fault instanceof ReadModelsFault && fault.kind === 'bad-cursor')
        return { refused: 'general.invalid-request' };
      throw fault;
    }
  };

const countExcluded = async (cards: ModelStore<ThoughtCardDocument>, ownerId: string): Promise<number> =>
  (await cards.count({ ownerId, deleted: false, private: true })) +
  (await cards.count({ ownerId, deleted: false, private: false, withoutAi: true }));

export const conversationCardOf = ({
  conversationId,
  name,
  questions,
  lastAskedAt,
}: ConversationDocument): ConversationCard => ({
  conversationId,
  title: name ?? questions[0]?.text ?? null,
  named: name !== null,
  questions: questions.length,
  cited: new Set(
    questions.flatMap(({ answer }) =>
      answer && answer.kind !== 'nothing' ? answer.citations.map(({ thoughtId }) => thoughtId) : [],
    ),
  ).size,
  lastAskedAt,
});

export const listConversationsRoute = queryRoute({
  method: 'get',
  path: '/conversations',
  access: 'client',
  summary: 'Lists the client’s conversations with their thoughts, the latest first',
  params: z.object({}),
  query: listConversationsQuery,
  answer: conversationList,
  model: conversationModel,
  joins: [thoughtCardModel],
  ask:
    (models) =>
    ({ query }, { clientId }) =>
      listConversations(models)(clientId, query),
});
