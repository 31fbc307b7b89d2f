import { threadParams } from '@ecrin/contracts/thread/thread.ts';
import { restoreThread } from '@ecrin/domain/thread/commands/restore-thread.ts';
import { thread } from '@ecrin/domain/thread/thread.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';
import { noBody } from '#http/routing/no-body.ts';

export const restoreThreadRoute = commandRoute({
  method: 'post',
  path: '/threads/:threadId/restore',
  access: 'client',
  summary: 'Brings back a thread that was deleted or merged, with all that is filed in it',
  params: threadParams,
  body: noBody,
  aggregate: thread,
  id: ({ params }) => params.threadId,
  input: ({ params }, { now }) => ({ ...params, now }),
  decide: restoreThread,
  absent: 'thread.not-found',
});
