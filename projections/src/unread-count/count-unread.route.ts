import { unreadCount } from '@ecrin/contracts/notification/notification.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { countUnread } from './count-unread.query.ts';
import { unreadCountModel } from './unread-count.model.ts';

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
