import { thoughtParams } from '@ecrin/contracts/thought/thought.ts';
import { unfileThought } from '@ecrin/domain/thought/commands/unfile-thought.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';
import { noBody } from '#http/routing/no-body.ts';

export const unfileThoughtRoute = commandRoute({
  method: 'delete',
  path: '/thoughts/:thoughtId/thread',
  access: 'client',
  summary: 'Takes a thought out of its thread',
  params: thoughtParams,
  body: noBody,
  aggregate: thought,
  id: ({ params }) => params.thoughtId,
  input: ({ params }, { now }) => ({ ...params, now }),
  decide: unfileThought,
  absent: 'thought.not-found',
});
