import { threadParams } from '@ecrin/contracts/thread/thread.ts';
import { archiveThread } from '@ecrin/domain/thread/commands/archive-thread.ts';
import { thread } from '@ecrin/domain/thread/thread.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';
import { noBody } from '#http/routing/no-body.ts';

export const archiveThreadRoute = commandRoute({
  method: 'post',
  path: '/threads/:threadId/archive',
  access: 'client',
  summary: 'Puts a thread away; its thoughts stay in it',
  params: threadParams,
  body: noBody,
  aggregate: thread,
  id: ({ params }) => params.threadId,
  input: ({ params }, { now }) => ({ ...params, now }),
  decide: archiveThread,
  absent: 'thread.not-found',
});
