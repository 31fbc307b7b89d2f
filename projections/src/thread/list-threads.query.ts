import {
  type ThreadCard,
  type ThreadList,
  threadList,
  threadCard,
  threadParams,
} from '@ecrin/contracts/thread/thread.ts';
import type { ModelStore, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { thoughtCardModel, type ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import { openThreadDirectory, type ThreadDirectory } from './thread-directory.ts';
import { type ThreadDocument, threadModel } from './thread.model.ts';

/** A client's threads in their own order, with figures on their thoughts. */
export const listThreads =
  (models: ReadModels) =>
  async (ownerId: string): Promise<ThreadList> => {
    const directory = await openThreadDirectory(models, ownerId);
    const cards = await models.open(thoughtCardModel);
    return {
      items: await Promise.all(directory.unmergedThreads.map((thread) => cardOfThread(cards, directory, thread))),
    };
  };

/** One of them; the one it was merged into, when it was. */
export const findThread =
  (models: ReadModels) =>
  async (ownerId: string, threadId: string): Promise<ThreadCard | { refused: 'thread.not-found' }> => {
    const directory = await openThreadDirectory(models, ownerId);
    const thread = directory.resolveThread(threadId);
    return thread
      ? cardOfThread(await models.open(thoughtCardModel), directory, thread)
      : { refused: 'thread.not-found' };
  };

const cardOfThread = async (
  cards: ModelStore<ThoughtCardDocument>,
  directory: ThreadDirectory,
  thread: ThreadDocument,
): Promise<ThreadCard> => {
  const { ownerId, threadId, description, rank, archived, withoutAi, name, colour } = thread;
  const filter = { ownerId, deleted: false, threadId: { in: directory.mergedThreadIds(threadId) } };
  const dayAt = async (end: 'asc' | 'desc') =>
    (await cards.find({ filter, sort: [['occurredAt', end]], limit: 1 })).items[0]?.day ?? null;
  const [thoughts, firstDay, lastDay] = await Promise.all([cards.count(filter), dayAt('asc'), dayAt('desc')]);
  return { threadId, name, colour, description, rank, archived, withoutAi, thoughts, firstDay, lastDay };
};

export const listThreadsRoute = queryRoute({
  method: 'get',
  path: '/threads',
  access: 'client',
  summary: 'Lists the client’s threads in their order, with the count and date range of their thoughts',
  params: z.object({}),
  query: z.object({}),
  answer: threadList,
  model: threadModel,
  joins: [thoughtCardModel],
  ask:
    (models) =>
    (_request, { clientId }) =>
      listThreads(models)(clientId),
});

export const findThreadRoute = queryRoute({
  method: 'get',
  path: '/threads/:threadId',
  access: 'client',
  summary:
    'Shows one thread, or the one it was merged into; its thoughts are listed by `GET /thoughts?thread=…&order=oldest`',
  params: threadParams,
  query: z.object({}),
  answer: threadCard,
  model: threadModel,
  joins: [thoughtCardModel],
  ask:
    (models) =>
    ({ params }, { clientId }) =>
      findThread(models)(clientId, params.threadId),
});
