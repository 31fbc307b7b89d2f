import { moveThreadRequest, threadParams } from '@ecrin/contracts/thread/thread.ts';
import { moveThread } from '@ecrin/domain/thread/commands/move-thread.ts';
import { thread } from '@ecrin/domain/thread/thread.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';

export const moveThreadRoute = commandRoute({
  method: 'put',
  path: '/threads/:threadId/rank',
  access: 'client',
  summary: 'Moves a thread to another place among the client’s threads',
  params: threadParams,
  body: moveThreadRequest,
  aggregate: thread,
  id: ({ params }) => params.threadId,
  input: ({ params, body }, { now }) => ({ ...params, ...body, now }),
  decide: moveThread,
  absent: 'thread.not-found',
});
