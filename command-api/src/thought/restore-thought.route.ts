import { thoughtParams } from '@ecrin/contracts/thought/thought.ts';
import { restoreThought } from '@ecrin/domain/thought/commands/restore-thought.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';
import { noBody } from '#http/routing/no-body.ts';

export const restoreThoughtRoute = commandRoute({
  method: 'post',
  path: '/thoughts/:thoughtId/restore',
  access: 'client',
  summary: 'Undoes a deletion',
  params: thoughtParams,
  body: noBody,
  aggregate: thought,
  id: ({ params }) => params.thoughtId,
  input: ({ params }, { now }) => ({ ...params, now }),
  decide: restoreThought,
  absent: 'thought.not-found',
});
