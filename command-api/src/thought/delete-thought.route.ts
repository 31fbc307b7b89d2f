import { thoughtParams } from '@ecrin/contracts/thought/thought.ts';
import { deleteThought } from '@ecrin/domain/thought/commands/delete-thought.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';
import { noBody } from '#http/routing/no-body.ts';

export const deleteThoughtRoute = commandRoute({
  method: 'delete',
  path: '/thoughts/:thoughtId',
  access: 'client',
  summary: 'Deletes a thought; restoring undoes it',
  params: thoughtParams,
  body: noBody,
  aggregate: thought,
  id: ({ params }) => params.thoughtId,
  input: ({ params }, { now }) => ({ ...params, now }),
  decide: deleteThought,
  absent: 'thought.not-found',
});
