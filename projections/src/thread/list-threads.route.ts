import { threadList } from '@ecrin/contracts/thread/thread.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { listThreads } from './list-threads.query.ts';
import { threadModel } from './thread.model.ts';

export const listThreadsRoute = queryRoute({
  method: 'get',
  path: '/threads',
  access: 'client',
  summary: 'Lists the client’s threads in their order, with how many thoughts each holds and from when to when',
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
