import { rebuildAnswer } from '@ecrin/contracts/site/rebuild.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';

/** `shown`: names of the models that clients see. */
export const showRebuildRoute = ({ rebuilding }: Pick<ApiServices, 'rebuilding'>, shown: ReadonlySet<string>) =>
  customRoute({
    method: 'get',
    path: '/rebuild',
    access: 'client',
    summary: 'Whether lists are being rebuilt, and how far that is',
    params: z.object({}),
    answer: rebuildAnswer,
    handle: async () => {
      const progress = await rebuilding();
      const isSeen = progress?.models.some((model) => shown.has(model)) ?? false;
      return { json: { rebuilding: progress && isSeen ? { done: progress.done, total: progress.total } : null } };
    },
  });
