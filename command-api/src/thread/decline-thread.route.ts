import { suggestedThreadParams } from '@ecrin/contracts/thread/thread.ts';
import { declineThread } from '@ecrin/domain/thought/commands/decline-thread.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';
import { noBody } from '#http/routing/no-body.ts';

export const declineThreadRoute = commandRoute({
  method: 'delete',
  path: '/thoughts/:thoughtId/thread-suggestion/:threadId',
  access: 'client',
  summary: 'Declines a suggested thread: it is not suggested for this thought again',
  params: suggestedThreadParams,
  body: noBody,
  aggregate: thought,
  id: ({ params }) => params.thoughtId,
  input: ({ params }, { now }) => ({ ...params, now }),
  decide: declineThread,
  absent: 'thought.not-found',
});
