import { thoughtParams } from '@ecrin/contracts/thought/thought.ts';
import { fileThoughtRequest } from '@ecrin/contracts/thread/thread.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { fileThought } from '@ecrin/domain/thought/commands/file-thought.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { commandReply } from '#http/routing/command-reply.ts';
import { openThreadRefusal } from './open-thread-refusal.ts';

export const fileThoughtRoute = ({ events, execute }: Pick<ApiServices, 'events' | 'execute'>) =>
  customRoute({
    method: 'put',
    path: '/thoughts/:thoughtId/thread',
    access: 'client',
    summary: 'Files a thought in a thread, out of any other',
    params: thoughtParams,
    body: fileThoughtRequest,
    answer: receipt,
    handle: async ({ params: { thoughtId }, body: { threadId, suggested = false } }, { clientId, now, command }) => {
      const refused = await openThreadRefusal(events, { clientId, threadId });
      if (refused) return { refused };
      return commandReply(
        await execute({
          aggregate: thought,
          id: thoughtId,
          decide: fileThought,
          input: { thoughtId, threadId, suggested, now },
          context: command,
        }),
        'thought.not-found',
      );
    },
  });
