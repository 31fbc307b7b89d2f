import { receipt } from '@ecrin/contracts/receipt.ts';
import { mergeThreadRequest, threadParams } from '@ecrin/contracts/thread.ts';
import { mergeThread } from '@ecrin/domain/thread/merge-thread.ts';
import { thread } from '@ecrin/domain/thread/thread.aggregate.ts';
import { customRoute } from '@ecrin/platform/route.ts';
import type { ApiServices } from '../http/api-services.ts';
import { commandReply } from '../http/reply-of.ts';
import { openThreadRefusal } from './open-thread.ts';

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
