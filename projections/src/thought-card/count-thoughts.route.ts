import { listThoughtsQuery, thoughtCounts } from '@ecrin/contracts/thought/thought-list.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { threadModel } from '#thread/thread.model.ts';
import { countThoughts } from './count-thoughts.query.ts';
import { thoughtCardModel } from './thought-card.model.ts';

export const countThoughtsRoute = queryRoute({
  method: 'get',
  path: '/thoughts/counts',
  access: 'client',
  summary: 'Counts the client’s thoughts by mood, category, status, tag, thread and day',
  params: z.object({}),
  query: listThoughtsQuery,
  answer: thoughtCounts,
  model: thoughtCardModel,
  joins: [threadModel],
  ask:
    (models) =>
    ({ query }, { clientId }) =>
      countThoughts(models)(clientId, query),
});
