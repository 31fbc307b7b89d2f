import { thoughtParams } from '@ecrin/contracts/thought.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { unfileThought } from '@ecrin/domain/thought/unfile-thought.ts';
import { commandRoute } from '@ecrin/platform/route.ts';
import { noBody } from '../http/no-body.ts';

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
