import { markNotificationBlocked } from '@ecrin/domain/notification/delivery/mark-notification-blocked.ts';
import { markNotificationSent } from '@ecrin/domain/notification/delivery/mark-notification-sent.ts';
import { notification } from '@ecrin/domain/notification/notification.aggregate.ts';
import type { ApiServices } from '#http/api-services.ts';
import type { QueuedMessage } from '#messages/queued-message.ts';

/** Records the outcome of a mail about a notification in its history; other messages have none. */
export const recordMailResult =
  ({ execute, clock, ids }: Pick<ApiServices, 'execute' | 'clock' | 'ids'>) =>
  async (message: QueuedMessage, end: 'sent' | 'refused' | 'unavailable'): Promise<void> => {
    if (message.kind !== 'notification') return;
    const { notificationId, clientId } = message;
    const now = clock.now().toISOString();
    const where = { notificationId, channel: 'mail' as const, deviceId: null, now };
    const context = {
      commandId: ids.next(),
      correlationId: notificationId,
      causationId: null,
      actor: 'system:deliver-messages',
      ownerId: clientId,
      occurredAt: now,
      timeZone: 'UTC',
    };
    await (end === 'sent'
      ? execute({ aggregate: notification, id: notificationId, decide: markNotificationSent, input: where, context })
      : execute({
          aggregate: notification,
          id: notificationId,
          decide: markNotificationBlocked,
          input: { ...where, reason: end },
          context,
        }));
  };
