import { client, type RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import { needsDelivery } from '@ecrin/domain/notification/delivery/needs-delivery.ts';
import { notificationSettings } from '@ecrin/domain/notification/notification-settings.aggregate.ts';
import { notification, type PostedNotification } from '@ecrin/domain/notification/notification.aggregate.ts';
import type { NotificationSettings } from '@ecrin/domain/notification/notification.vocabulary.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { ExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { NotificationTickets } from '@ecrin/platform/messaging/notification-tickets.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { Presence } from '@ecrin/platform/ports/presence.ts';
import type { PushSender } from '@ecrin/platform/ports/push-sender.ts';

/** A mail about a notification, to be rendered when it is due. */
export type MailOrder = Readonly<{ clientId: string; notificationId: string; now: string; expiresAt: string }>;

/** How notifications are delivered outside the app. */
export type DeliveryServices = Readonly<{
  /** null: this server sends no pushes. */
  sender: Omit<PushSender, 'close'> | null;
  mailSetUp: boolean;
  /** A client’s push devices, from the read model once it is at `position`; null: it does not get there for now. */
  deviceIdsOf: (clientId: string, position: number) => Promise<readonly string[] | null>;
  presence: Pick<Presence, 'lastSeen'>;
  tickets: Pick<NotificationTickets, 'issue'>;
  /** The same order again is the same mail. */
  queueMail: (order: MailOrder) => Promise<void>;
  /** Reports what was not sent, by ids and our own words only. */
  onUndelivered: (undelivered: Readonly<{ notificationId: string; deviceId: string; fault: string }>) => void;
}>;

export type DeliverNotificationServices = Readonly<{
  events: Pick<Events, 'readStream'>;
  execute: ExecuteCommand;
  clock: Clock;
  delivery: DeliveryServices;
}>;
type Reading = Pick<DeliverNotificationServices, 'events'>;

/** `position`: of the last event about it. */
export type PendingNotification = PostedNotification & Readonly<{ position: number }>;

/** null: it is deleted, too old, or the person has seen it. */
export const readPendingNotification = async (
  { events }: Reading,
  notificationId: string,
  now: string,
): Promise<PendingNotification | null> => {
  const { state, last } = await loadAggregate(events, notification, { id: notificationId });
  return needsDelivery(state, now) && last ? { ...state, position: last.position } : null;
};

export const readSettings = async ({ events }: Reading, clientId: string): Promise<NotificationSettings> =>
  (await loadAggregate(events, notificationSettings, { id: clientId })).state.settings;

export const readClient = async ({ events }: Reading, clientId: string): Promise<RegisteredClient | null> => {
  const { state } = await loadAggregate(events, client, { id: clientId });
  return state.status === 'registered' ? state : null;
};
