import { thoughtParams } from '@ecrin/contracts/thought/thought.ts';
import { pinThought } from '@ecrin/domain/thought/commands/pin-thought.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';
import { noBody } from '#http/routing/no-body.ts';

export const pinThoughtRoute = commandRoute({
  method: 'post',
  path: '/thoughts/:thoughtId/pin',
  access: 'client',
  summary: 'Pins a thought',
  params: thoughtParams,
  body: noBody,
  aggregate: thought,
  id: ({ params }) => params.thoughtId,
  input: ({ params }, { now }) => ({ ...params, now }),
  decide: pinThought,
  absent: 'thought.not-found',
});
