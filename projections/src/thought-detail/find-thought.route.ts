import { thoughtDetail, thoughtParams } from '@ecrin/contracts/thought/thought.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { threadModel } from '#thread/thread.model.ts';
import { findThought } from './find-thought.query.ts';
import { thoughtDetailModel } from './thought-detail.model.ts';

export const findThoughtRoute = queryRoute({
  method: 'get',
  path: '/thoughts/:thoughtId',
  access: 'client',
  summary: 'Shows one thought whole, with its transcript and insights',
  params: thoughtParams,
  query: z.object({}),
  answer: thoughtDetail,
  model: thoughtDetailModel,
  joins: [threadModel],
  ask:
    (models) =>
    ({ params }, { clientId }) =>
      findThought(models)(clientId, params.thoughtId),
});
