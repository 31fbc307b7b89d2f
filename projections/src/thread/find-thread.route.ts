import { threadCard, threadParams } from '@ecrin/contracts/thread/thread.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { findThread } from './list-threads.query.ts';
import { threadModel } from './thread.model.ts';

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
