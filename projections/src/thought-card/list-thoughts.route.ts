import { listThoughtsQuery, thoughtList } from '@ecrin/contracts/thought/thought-list.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { threadModel } from '#thread/thread.model.ts';
import { listThoughts } from './list-thoughts.query.ts';
import { thoughtCardModel } from './thought-card.model.ts';

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
