import { thoughtParams } from '@ecrin/contracts/thought.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { unpinThought } from '@ecrin/domain/thought/unpin-thought.ts';
import { commandRoute } from '@ecrin/platform/route.ts';
import { noBody } from '../http/no-body.ts';

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
