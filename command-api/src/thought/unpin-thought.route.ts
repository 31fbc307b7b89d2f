import { thoughtParams } from '@ecrin/contracts/thought/thought.ts';
import { unpinThought } from '@ecrin/domain/thought/commands/unpin-thought.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';
import { noBody } from '#http/routing/no-body.ts';

export const unpinThoughtRoute = commandRoute({
  method: 'delete',
  path: '/thoughts/:thoughtId/pin',
  access: 'client',
  summary: 'Unpins a thought',
  params: thoughtParams,
  body: noBody,
  aggregate: thought,
  id: ({ params }) => params.thoughtId,
  input: ({ params }, { now }) => ({ ...params, now }),
  decide: unpinThought,
  absent: 'thought.not-found',
});
