import { threadParams } from '@ecrin/contracts/thread.ts';
import { restoreThread } from '@ecrin/domain/thread/restore-thread.ts';
import { thread } from '@ecrin/domain/thread/thread.aggregate.ts';
import { commandRoute } from '@ecrin/platform/route.ts';
import { noBody } from '../http/no-body.ts';

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
