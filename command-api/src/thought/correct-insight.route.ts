import { correctInsightRequest, insightParams } from '@ecrin/contracts/thought/thought-requests.ts';
import { correctInsight } from '@ecrin/domain/thought/insights/correct-insight.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';

export const correctInsightRoute = commandRoute({
  method: 'put',
  path: '/thoughts/:thoughtId/insights/:field',
  access: 'client',
  summary: 'Sets one insight field in the person’s own words; no later analysis touches it',
  params: insightParams,
  body: correctInsightRequest,
  aggregate: thought,
  id: ({ params }) => params.thoughtId,
  input: ({ params, body }, { now }) => ({ ...params, ...body, now }),
  decide: correctInsight,
  absent: 'thought.not-found',
});
