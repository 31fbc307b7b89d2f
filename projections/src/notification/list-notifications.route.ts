import { listNotificationsQuery, notificationList } from '@ecrin/contracts/notification/notification.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { unreadCountModel } from '#unread-count/unread-count.model.ts';
import { listNotifications } from './list-notifications.query.ts';
import { notificationModel } from './notification.model.ts';

export const listNotificationsRoute = queryRoute({
  method: 'get',
  path: '/notifications',
  access: 'client',
  summary: 'Lists the client’s notifications, newest first, with how many are unread in all',
  params: z.object({}),
  query: listNotificationsQuery,
  answer: notificationList,
  model: notificationModel,
  joins: [unreadCountModel],
  ask:
    (models) =>
    ({ query }, { clientId, language }) =>
      listNotifications(models)(clientId, { ...query, language }),
});
