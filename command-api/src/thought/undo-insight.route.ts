import { insightParams } from '@ecrin/contracts/thought/thought-requests.ts';
import { undoInsight } from '@ecrin/domain/thought/insights/undo-insight.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';
import { noBody } from '#http/routing/no-body.ts';

export const undoInsightRoute = commandRoute({
  method: 'delete',
  path: '/thoughts/:thoughtId/insights/:field',
  access: 'client',
  summary: 'Takes back the value of one insight field',
  params: insightParams,
  body: noBody,
  aggregate: thought,
  id: ({ params }) => params.thoughtId,
  input: ({ params }, { now }) => ({ ...params, now }),
  decide: undoInsight,
  absent: 'thought.not-found',
});
