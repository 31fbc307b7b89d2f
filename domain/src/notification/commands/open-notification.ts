import type { Decision } from '#kernel/event-sourcing.ts';
import type { Notification } from '../notification.aggregate.ts';
import type { NotificationOpened, NotificationRead } from '../notification.events.ts';
import type { NotificationChannel } from '../notification.vocabulary.ts';
import { readIfUnread } from './read-notification.ts';
import { requireNotification, type NotificationUnavailable } from './require-notification.ts';

export type OpenNotification = Readonly<{ notificationId: string; channel: NotificationChannel; now: string }>;

export const openNotification = (
  { notificationId, channel, now }: OpenNotification,
  state: Notification,
): Decision<NotificationOpened | NotificationRead, NotificationUnavailable> =>
  requireNotification(state, (posted) => {
    const read = readIfUnread({ notificationId, now }, posted);
    if (posted.openedOn.includes(channel)) return read;
    return [
      {
        type: 'NotificationOpened',
        data: { notificationId, ownerId: posted.ownerId, channel, openedAt: now },
        private: null,
      },
      ...read,
    ];
  });
