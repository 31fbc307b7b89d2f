import { unreadCount } from '@ecrin/contracts/notification/notification.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { unreadCountModel } from './unread-count.model.ts';

/** How many of a client's notifications are unread: one look-up, however many there are. */
export const countUnread =
  (models: ReadModels) =>
  async (ownerId: string): Promise<number> =>
    (await (await models.open(unreadCountModel)).get(ownerId))?.count ?? 0;

export const countUnreadRoute = queryRoute({
  method: 'get',
  path: '/notifications/unread',
  access: 'client',
  summary: 'Counts the client’s unread notifications',
  params: z.object({}),
  query: z.object({}),
  answer: unreadCount,
  model: unreadCountModel,
  ask:
    (models) =>
    async (_request, { clientId }) => ({ count: await countUnread(models)(clientId) }),
});
