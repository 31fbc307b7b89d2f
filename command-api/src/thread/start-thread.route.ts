import { startThreadRequest } from '@ecrin/contracts/thread/thread.ts';
import { startThread } from '@ecrin/domain/thread/commands/start-thread.ts';
import { thread } from '@ecrin/domain/thread/thread.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';

export const startThreadRoute = commandRoute({
  method: 'post',
  path: '/threads',
  access: 'client',
  summary: 'Starts a thread',
  params: z.object({}),
  body: startThreadRequest,
  aggregate: thread,
  id: ({ body }) => body.threadId,
  input: ({ body }, { clientId, now }) => ({ ...body, ownerId: clientId, now }),
  decide: startThread,
  absent: 'thread.already-started',
});
