import { insightParams } from '@ecrin/contracts/thought/thought-requests.ts';
import { redoInsight } from '@ecrin/domain/thought/insights/redo-insight.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';
import { noBody } from '#http/routing/no-body.ts';

export const redoInsightRoute = commandRoute({
  method: 'post',
  path: '/thoughts/:thoughtId/insights/:field/redo',
  access: 'client',
  summary: 'Brings back what was undone last',
  params: insightParams,
  body: noBody,
  aggregate: thought,
  id: ({ params }) => params.thoughtId,
  input: ({ params }, { now }) => ({ ...params, now }),
  decide: redoInsight,
  absent: 'thought.not-found',
});
