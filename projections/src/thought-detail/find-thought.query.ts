import type { Insights } from '@ecrin/contracts/thought/insights.ts';
import {
  type ThoughtDetail,
  type ThreadOfThought,
  thoughtDetail,
  thoughtParams,
} from '@ecrin/contracts/thought/thought.ts';
import {
  canRedoInsight,
  canUndoInsight,
  currentInsight,
  type InsightHistory,
} from '@ecrin/domain/thought/insights/insight-history.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { unpackInsights } from '#thought-card/packed-insights.ts';
import { thoughtCardModel, thoughtCardOf, type ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import { openThreadDirectory, threadOfThought } from '#thread/thread-directory.ts';
import { threadModel } from '#thread/thread.model.ts';
import { nothingSpoken, thoughtDetailModel, type Spoken } from './thought-detail.model.ts';

/** One of the client's own thoughts. Another client's, a deleted one and a missing one get the same answer. */
export const findThought =
  (models: ReadModels) =>
  async (ownerId: string, thoughtId: string): Promise<ThoughtDetail | { refused: 'thought.not-found' }> => {
    const thought = await findOwnThought(models, ownerId, thoughtId);
    if (!thought) return { refused: 'thought.not-found' };
    const [thread, linked, spoken] = await Promise.all([
      threadOf(models, thought),
      linkedTo(models, thought),
      spokenOf(models, thought),
    ]);
    return thoughtDetailOf({ ...thought, ...spoken }, thread, linked);
  };

/** Its card, for the queries on one thought; null for another client's, a deleted one and a missing one. */
export const findOwnThought = async (
  models: ReadModels,
  ownerId: string,
  thoughtId: string,
): Promise<ThoughtCardDocument | null> => {
  const thought = await (await models.open(thoughtCardModel)).get(thoughtId);
  return thought && thought.ownerId === ownerId && !thought.deleted ? thought : null;
};

const spokenOf = async (models: ReadModels, { thoughtId, recordings }: ThoughtCardDocument): Promise<Spoken> =>
  recordings.length === 0 ? nothingSpoken : spokenIn(await (await models.open(thoughtDetailModel)).get(thoughtId));

/** Of a transcript, without what it shares with the card. */
export const spokenIn = (detail: Spoken | null | undefined): Spoken => {
  const { segments, setAside, transcribedBy, correctedAt } = detail ?? nothingSpoken;
  return { segments, setAside, transcribedBy, correctedAt };
};

const threadOf = async (
  models: ReadModels,
  { ownerId, threadId }: ThoughtCardDocument,
): Promise<ThreadOfThought | null> =>
  threadId === null ? null : threadOfThought((await openThreadDirectory(models, ownerId)).resolveThread(threadId));

type Linked = Pick<ThoughtDetail, 'answering' | 'answers'>;
const nothingLinked: Linked = { answering: null, answers: [] };
const mostAnswers = 50;

/** What a thought answers, while that is still there, and what answers it. */
const linkedTo = async (
  models: ReadModels,
  { ownerId, thoughtId, questionOf, answeredQuestion }: ThoughtCardDocument,
): Promise<Linked> => {
  const cards = await models.open(thoughtCardModel);
  const asking = questionOf === null ? null : await cards.get(questionOf);
  const { items } = await cards.find({
    filter: { ownerId, deleted: false, questionOf: thoughtId },
    sort: [['occurredAt', 'asc']],
    limit: mostAnswers,
  });
  return {
    answering:
      asking?.ownerId === ownerId && answeredQuestion !== null
        ? { thoughtId: asking.thoughtId, question: answeredQuestion }
        : null,
    answers: items.map((card) => ({ thoughtId: card.thoughtId, question: card.answeredQuestion ?? '' })),
  };
};

const insightOf = <Value>(history: InsightHistory<Value>) => {
  const shown = currentInsight(history);
  return {
    value: shown?.value ?? null,
    from: shown?.from ?? null,
    canUndo: canUndoInsight(history),
    canRedo: canRedoInsight(history),
  };
};
const listOf = (history: InsightHistory<readonly string[]>) => {
  const { value, ...insight } = insightOf(history);
  return { ...insight, value: value && [...value] };
};

const insightsOf = (thought: ThoughtCardDocument): Insights => {
  const insights = unpackInsights(thought.insights, thought);
  return {
    title: insightOf(insights.title),
    summary: insightOf(insights.summary),
    mood: insightOf(insights.mood),
    category: insightOf(insights.category),
    tags: listOf(insights.tags),
    keyInsights: listOf(insights.keyInsights),
    questions: listOf(insights.questions),
  };
};

export const thoughtDetailOf = (
  thought: ThoughtCardDocument & Spoken,
  thread: ThreadOfThought | null,
  linked: Linked = nothingLinked,
): ThoughtDetail => ({
  ...thoughtCardOf(thought, thread),
  content: thought.content,
  segments: thought.segments.map((segment) => ({ ...segment, words: [...segment.words] })),
  setAside: [...thought.setAside],
  transcribedBy: thought.transcribedBy,
  correctedAt: thought.correctedAt,
  insights: insightsOf(thought),
  ...linked,
  deleted: thought.deleted,
  revision: thought.revision,
});

export const findThoughtRoute = queryRoute({
  method: 'get',
  path: '/thoughts/:thoughtId',
  access: 'client',
  summary: 'Shows one thought with its transcript and insights',
  params: thoughtParams,
  query: z.object({}),
  answer: thoughtDetail,
  model: thoughtCardModel,
  joins: [threadModel, thoughtDetailModel],
  ask:
    (models) =>
    ({ params }, { clientId }) =>
      findThought(models)(clientId, params.thoughtId),
});
