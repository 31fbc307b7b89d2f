import {
  answeringThoughts,
  questionParams,
  type AnsweringThought,
  type AnsweringThoughts,
} from '@ecrin/contracts/conversation/conversation.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { conversationModel } from './conversation.model.ts';
import { shownCitation, type CitedThoughts } from './shown-citation.ts';

type Which = Readonly<{ conversationId: string; questionId: string }>;
type Refused = Readonly<{ refused: 'conversation.not-found' | 'conversation.question-not-found' }>;

/** Exactly the thoughts that the answer to a question counts, and those that were set aside, as they are today. */
export const listAnsweringThoughts =
  (models: ReadModels) =>
  async (ownerId: string, { conversationId, questionId }: Which): Promise<AnsweringThoughts | Refused> => {
    const found = await (await models.open(conversationModel)).get(conversationId);
    if (!found || found.deleted || found.ownerId !== ownerId) return { refused: 'conversation.not-found' };
    const question = found.questions.find((one) => one.questionId === questionId);
    if (!question) return { refused: 'conversation.question-not-found' };
    const [matches, setAside] = [question.answer?.matches ?? [], question.setAside];
    const cards = await (await models.open(thoughtCardModel)).getMany([...matches, ...setAside]);
    const unsure = new Set(question.answer?.unsure);
    const shown = (thoughtId: string) => ({
      ...shownThought(thoughtId, ownerId, cards),
      unsure: unsure.has(thoughtId),
    });
    return { items: matches.map(shown), setAside: setAside.map(shown) };
  };

/** With the beginning of its words of today, as if it had been reworded since. */
const shownThought = (thoughtId: string, ownerId: string, cards: CitedThoughts): Omit<AnsweringThought, 'unsure'> => {
  const { thought } = shownCitation({ thoughtId, wording: 0, start: 0, end: 0, startMs: null }, cards);
  const isOwn = cards.get(thoughtId)?.doc.ownerId === ownerId;
  return { thoughtId, day: (isOwn && thought?.day) || null, words: (isOwn && thought?.quote) || null };
};

export const listAnsweringThoughtsRoute = queryRoute({
  method: 'get',
  path: '/conversations/:conversationId/questions/:questionId/thoughts',
  access: 'client',
  summary: 'Lists the thoughts that the answer to a question counts, and those that were set aside',
  params: questionParams,
  query: z.object({}),
  answer: answeringThoughts,
  model: conversationModel,
  joins: [thoughtCardModel],
  ask:
    (models) =>
    ({ params }, { clientId }) =>
      listAnsweringThoughts(models)(clientId, params),
});
