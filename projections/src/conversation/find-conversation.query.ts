import {
  conversationDetail,
  conversationParams,
  type ConversationDetail,
  type ShownAnswer,
  type ShownFilter,
} from '@ecrin/contracts/conversation/conversation.ts';
import type { Statement } from '@ecrin/domain/conversation/commands/answer-question.ts';
import type { AnsweredFilter } from '@ecrin/domain/conversation/conversation.events.ts';
import { distinctCitations, isSamePassage } from '@ecrin/domain/conversation/distinct-citations.ts';
import { filterConditionOf } from '@ecrin/domain/conversation/question/filter-key.ts';
import type { RememberedFact } from '@ecrin/domain/memory/memory.aggregate.ts';
import type { Page, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { keptFacts } from '#memory/find-memory.query.ts';
import { memoryModel } from '#memory/memory.model.ts';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { openThreadDirectory, threadOfThought, type ThreadDirectory } from '#thread/thread-directory.ts';
import { threadModel } from '#thread/thread.model.ts';
import { conversationModel, type AnswerDocument, type ConversationDocument } from './conversation.model.ts';
import { conversationCardOf } from './list-conversations.query.ts';
import { shownCitation, type CitedThoughts } from './shown-citation.ts';

type Context = Readonly<{
  thoughts: CitedThoughts;
  directory: ThreadDirectory;
  facts: readonly RememberedFact[];
}>;

/** One conversation, with the thoughts its answers cite as they are today. */
export const findConversation =
  (models: ReadModels) =>
  async (
    ownerId: string,
    conversationId: string,
  ): Promise<ConversationDetail | { refused: 'conversation.not-found' }> => {
    const conversations = await models.open(conversationModel);
    const found: ConversationDocument | null = await conversations.get(conversationId);
    if (!found || found.deleted || found.ownerId !== ownerId) return { refused: 'conversation.not-found' };
    return conversationDetailOf(models, found);
  };

/** Every conversation of a client, the latest first. */
export const allConversationsOf = async (
  models: ReadModels,
  ownerId: string,
): Promise<readonly ConversationDetail[]> => {
  const conversations = await models.open(conversationModel);
  const details: ConversationDetail[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<ConversationDocument> = await conversations.find({
      filter: { ownerId, deleted: false },
      sort: [['lastAskedAt', 'desc']],
      limit: 100,
      cursor,
    });
    for (const document of page.items) details.push(await conversationDetailOf(models, document));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return details;
};

const conversationDetailOf = async (
  models: ReadModels,
  conversation: ConversationDocument,
): Promise<ConversationDetail> => {
  const { ownerId, questions } = conversation;
  const cited = questions.flatMap(({ answer, statements }) =>
    [...(answer?.citations ?? []), ...statements.flatMap(({ citations }) => citations)].map(
      ({ thoughtId }) => thoughtId,
    ),
  );
  const context: Context = {
    thoughts: await (await models.open(thoughtCardModel)).getMany([...new Set(cited)]),
    directory: await openThreadDirectory(models, ownerId),
    facts: await keptFacts(models, ownerId),
  };
  return {
    ...conversationCardOf(conversation),
    questions: questions.map(({ attempt: _attempt, answer, statements, setAside, ...question }) => ({
      ...question,
      answer: answer && { ...shownAnswer(answer, statements, context), setAside: setAside.length },
      beginning:
        question.status === 'answered' || statements.length === 0 ? null : shownStatements(statements, context),
    })),
  };
};

const shownAnswer = (
  { filters, citations, unwritten, matches, unsure, nearBy, ...figures }: AnswerDocument,
  statements: readonly Statement[],
  context: Context,
): Omit<ShownAnswer, 'setAside'> => ({
  ...figures,
  unsure: unsure?.length ?? 0,
  listed: figures.kind !== 'written' && matches !== undefined && matches.length > 0,
  nearBy: nearBy ?? null,
  unwritten: unwritten ?? null,
  filters: filters.flatMap((filter) => shownFilter(filter, context) ?? []),
  ...(figures.kind === 'written'
    ? shownStatements(statements, context)
    : { citations: citations.map((one) => shownCitation(one, context.thoughts)), statements: [], remembered: [] }),
});

type Written = Pick<ShownAnswer, 'citations' | 'statements' | 'remembered'>;

/** A passage that several sentences rest on has one number. A sentence goes with the thoughts and the facts it was made from. */
const shownStatements = (statements: readonly Statement[], { thoughts, facts }: Context): Written => {
  const citations = distinctCitations(statements);
  const shown = citations.map((one) => shownCitation(one, thoughts));
  const used = new Set(statements.flatMap((statement) => statement.facts ?? []));
  return {
    citations: shown,
    remembered: facts.filter(({ factId }) => used.has(factId)),
    statements: statements.map(({ text, citations: own, facts: remembered = [] }) => {
      const places = own.map((one) => citations.findIndex((other) => isSamePassage(one, other)));
      const isWhole =
        places.every((place) => shown[place]?.thought) &&
        remembered.every((id) => facts.some(({ factId }) => factId === id));
      return { text: isWhole ? text : null, sources: places.map((place) => place + 1) };
    }),
  };
};

const shownFilter = ({ key, start, end }: AnsweredFilter, { directory }: Context): ShownFilter | null => {
  const condition = filterConditionOf(key);
  if (!condition) return null;
  return condition.kind === 'thread'
    ? { key, start, end, kind: 'thread', thread: threadOfThought(directory.resolveThread(condition.threadId)) }
    : { key, start, end, ...condition };
};

export const findConversationRoute = queryRoute({
  method: 'get',
  path: '/conversations/:conversationId',
  access: 'client',
  summary: 'Shows one conversation with its questions, answers and the thoughts they cite',
  params: conversationParams,
  query: z.object({}),
  answer: conversationDetail,
  model: conversationModel,
  joins: [thoughtCardModel, threadModel, memoryModel],
  ask:
    (models) =>
    ({ params }, { clientId }) =>
      findConversation(models)(clientId, params.conversationId),
});
