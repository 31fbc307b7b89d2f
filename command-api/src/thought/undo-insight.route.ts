import { insightParams } from '@ecrin/contracts/thought.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { undoInsight } from '@ecrin/domain/thought/undo-insight.ts';
import { commandRoute } from '@ecrin/platform/route.ts';
import { noBody } from '../http/no-body.ts';

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
