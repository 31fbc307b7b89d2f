import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { Snooze } from '#reminder/reminder.vocabulary.ts';
import type {
  BlockReason,
  BroadcastPart,
  NotificationChannel,
  NotificationKind,
  NotificationSettings,
  NotificationSubject,
} from './notification.vocabulary.ts';
import type { SystemMessage } from './system-message.vocabulary.ts';

// These names and fields are permanent: add, never rename. Instants are ISO 8601 UTC.

type OfNotification<More> = { notificationId: string; ownerId: string } & More;

/** `unread` false: it is stored for the history only, since its kind is off in the app. `dueAt`, `missed`: of a reminder; `snoozedFrom`: the notification that was snoozed; `saying`: the message of Écrin in it; `broadcast`: of a message of Écrin to several clients. */
export type NotificationPosted = DomainEvent<
  'NotificationPosted',
  OfNotification<{
    kind: NotificationKind;
    subject: NotificationSubject | null;
    dueAt: string | null;
    missed: number;
    snoozedFrom: string | null;
    unread: boolean;
    timeZone: string;
    postedAt: string;
    broadcast?: BroadcastPart;
  }>,
  { title: string; body: string | null; saying?: SystemMessage }
>;
/** Only once, and only for one that was unread. */
export type NotificationRead = DomainEvent<'NotificationRead', OfNotification<{ readAt: string }>, null>;
/** `unread`: it still was. */
export type NotificationDeleted = DomainEvent<
  'NotificationDeleted',
  OfNotification<{ unread: boolean; deletedAt: string }>,
  null
>;
/** Opened from a push, or from the list. */
export type NotificationOpened = DomainEvent<
  'NotificationOpened',
  OfNotification<{ channel: NotificationChannel; openedAt: string }>,
  null
>;
/** « Fait ». */
export type NotificationDone = DomainEvent<'NotificationDone', OfNotification<{ doneAt: string }>, null>;
export type NotificationSnoozed = DomainEvent<
  'NotificationSnoozed',
  OfNotification<{ choice: Snooze; until: string; snoozedAt: string }>,
  null
>;
/** Accepted by the push or mail service. `deviceId` null: mail. */
export type NotificationSent = DomainEvent<
  'NotificationSent',
  OfNotification<{ channel: NotificationChannel; deviceId: string | null; sentAt: string }>,
  null
>;
/** The device confirms that it has it. */
export type NotificationDelivered = DomainEvent<
  'NotificationDelivered',
  OfNotification<{ channel: NotificationChannel; deviceId: string | null; deliveredAt: string }>,
  null
>;
/** By quiet hours. */
export type NotificationHeldBack = DomainEvent<
  'NotificationHeldBack',
  OfNotification<{ channel: NotificationChannel; until: string; heldBackAt: string }>,
  null
>;
export type NotificationBlocked = DomainEvent<
  'NotificationBlocked',
  OfNotification<{ channel: NotificationChannel; deviceId: string | null; reason: BlockReason; blockedAt: string }>,
  null
>;

/** In the stream `notification-<notificationId>`. */
export type NotificationEvent =
  | NotificationPosted
  | NotificationRead
  | NotificationDeleted
  | NotificationOpened
  | NotificationDone
  | NotificationSnoozed
  | NotificationSent
  | NotificationDelivered
  | NotificationHeldBack
  | NotificationBlocked;

/** In the stream `notification-settings-<clientId>`. `byMail`: through the link of a mail, about the notification `notificationId`. */
export type NotificationSettingsChosen = DomainEvent<
  'NotificationSettingsChosen',
  { ownerId: string; settings: NotificationSettings; byMail: boolean; notificationId?: string; chosenAt: string },
  null
>;
export type NotificationSettingsEvent = NotificationSettingsChosen;

/** `gone`: reported by the push service, or the browser has another subscription. `asked`: by the client, here or on the device. `logged-out`: its session ended. */
export type PushDeviceEnd = 'gone' | 'asked' | 'logged-out';
/** In the stream `push-device-<deviceId>`; `deviceId`: uuid v5 of client and endpoint, so one device has one. */
export type PushDeviceAdded = DomainEvent<
  'PushDeviceAdded',
  { deviceId: string; ownerId: string; sessionId: string | null; addedAt: string },
  { token: string; name: string }
>;
export type PushDeviceRemoved = DomainEvent<
  'PushDeviceRemoved',
  { deviceId: string; ownerId: string; reason: PushDeviceEnd; removedAt: string },
  null
>;
export type PushDeviceEvent = PushDeviceAdded | PushDeviceRemoved;
