import { mergeThreadRequest, threadParams } from '@ecrin/contracts/thread/thread.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { mergeThread } from '@ecrin/domain/thread/commands/merge-thread.ts';
import { thread } from '@ecrin/domain/thread/thread.aggregate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { commandReply } from '#http/routing/command-reply.ts';
import { openThreadRefusal } from './open-thread-refusal.ts';

export const mergeThreadRoute = ({ events, execute }: Pick<ApiServices, 'events' | 'execute'>) =>
  customRoute({
    method: 'post',
    path: '/threads/:threadId/merge',
    access: 'client',
    summary: 'Makes a thread part of another: its thoughts are found there, and it leads there; restoring undoes it',
    params: threadParams,
    body: mergeThreadRequest,
    answer: receipt,
    handle: async ({ params: { threadId }, body: { intoId } }, { clientId, now, command }) => {
      const refused = await openThreadRefusal(events, { clientId, threadId: intoId });
      if (refused) return { refused };
      return commandReply(
        await execute({
          aggregate: thread,
          id: threadId,
          decide: mergeThread,
          input: { threadId, intoId, now },
          context: command,
        }),
        'thread.not-found',
      );
    },
  });
