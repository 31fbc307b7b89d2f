import { editThreadRequest, threadParams } from '@ecrin/contracts/thread/thread.ts';
import { editThread } from '@ecrin/domain/thread/commands/edit-thread.ts';
import { thread } from '@ecrin/domain/thread/thread.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';

export const editThreadRoute = commandRoute({
  method: 'put',
  path: '/threads/:threadId',
  access: 'client',
  summary: 'Gives a thread its name, description and colour',
  params: threadParams,
  body: editThreadRequest,
  aggregate: thread,
  id: ({ params }) => params.threadId,
  input: ({ params, body }, { now }) => ({ ...params, ...body, now }),
  decide: editThread,
  absent: 'thread.not-found',
});
