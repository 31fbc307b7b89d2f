import { thoughtParams } from '@ecrin/contracts/thought/thought.ts';
import { threadSuggestion } from '@ecrin/contracts/thread/thread.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { thoughtDetailModel } from '#thought-detail/thought-detail.model.ts';
import { suggestThreadFor } from './suggest-thread.query.ts';
import { threadModel } from './thread.model.ts';

export const suggestThreadRoute = queryRoute({
  method: 'get',
  path: '/thoughts/:thoughtId/thread-suggestion',
  access: 'client',
  summary: 'Suggests a thread for a thought that is in none, by the words and tags they share',
  params: thoughtParams,
  query: z.object({}),
  answer: threadSuggestion,
  model: thoughtDetailModel,
  joins: [threadModel, thoughtCardModel],
  ask:
    (models) =>
    ({ params }, { clientId }) =>
      suggestThreadFor(models)(clientId, params.thoughtId),
});
