import { threadParams } from '@ecrin/contracts/thread/thread.ts';
import { deleteThread } from '@ecrin/domain/thread/commands/delete-thread.ts';
import { thread } from '@ecrin/domain/thread/thread.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';
import { noBody } from '#http/routing/no-body.ts';

export const deleteThreadRoute = commandRoute({
  method: 'delete',
  path: '/threads/:threadId',
  access: 'client',
  summary: 'Deletes a thread; its thoughts stay, in no thread; restoring undoes it',
  params: threadParams,
  body: noBody,
  aggregate: thread,
  id: ({ params }) => params.threadId,
  input: ({ params }, { now }) => ({ ...params, now }),
  decide: deleteThread,
  absent: 'thread.not-found',
});
