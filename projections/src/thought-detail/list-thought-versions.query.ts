import { type ThoughtVersions, thoughtParams, thoughtVersions } from '@ecrin/contracts/thought/thought.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { findOwnThought } from './find-thought.query.ts';
import { thoughtDetailModel } from './thought-detail.model.ts';

/** Every wording the thought ever had, newest first. */
export const listThoughtVersions =
  (models: ReadModels) =>
  async (ownerId: string, thoughtId: string): Promise<ThoughtVersions | { refused: 'thought.not-found' }> => {
    const thought = await findOwnThought(models, ownerId, thoughtId);
    return thought ? { items: thought.wordings.toReversed() } : { refused: 'thought.not-found' };
  };

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
