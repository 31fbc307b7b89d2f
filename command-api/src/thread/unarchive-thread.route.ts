import { threadParams } from '@ecrin/contracts/thread/thread.ts';
import { unarchiveThread } from '@ecrin/domain/thread/commands/unarchive-thread.ts';
import { thread } from '@ecrin/domain/thread/thread.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';
import { noBody } from '#http/routing/no-body.ts';

export const unarchiveThreadRoute = commandRoute({
  method: 'delete',
  path: '/threads/:threadId/archive',
  access: 'client',
  summary: 'Brings an archived thread back',
  params: threadParams,
  body: noBody,
  aggregate: thread,
  id: ({ params }) => params.threadId,
  input: ({ params }, { now }) => ({ ...params, now }),
  decide: unarchiveThread,
  absent: 'thread.not-found',
});
