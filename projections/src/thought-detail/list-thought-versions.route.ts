import { thoughtParams, thoughtVersions } from '@ecrin/contracts/thought/thought.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { listThoughtVersions } from './list-thought-versions.query.ts';
import { thoughtDetailModel } from './thought-detail.model.ts';

export const listThoughtVersionsRoute = queryRoute({
  method: 'get',
  path: '/thoughts/:thoughtId/versions',
  access: 'client',
  summary: 'Shows every wording a thought ever had, newest first',
  params: thoughtParams,
  query: z.object({}),
  answer: thoughtVersions,
  model: thoughtDetailModel,
  ask:
    (models) =>
    ({ params }, { clientId }) =>
      listThoughtVersions(models)(clientId, params.thoughtId),
});
