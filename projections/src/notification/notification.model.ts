import { notificationTextIn } from '@ecrin/contracts/notification/notification-text.ts';
import type { NotificationCard } from '@ecrin/contracts/notification/notification.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import type {
  BlockReason,
  DeliveryState,
  NotificationChannel,
  NotificationKind,
  NotificationSubject,
} from '@ecrin/domain/notification/notification.vocabulary.ts';
import type { SystemMessage } from '@ecrin/domain/notification/system-message.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** `deviceId` null: mail, or the channel as a whole. `until`: end of the delay. */
export type StoredOutcome = Readonly<{
  channel: NotificationChannel;
  state: DeliveryState;
  reason: BlockReason | null;
  deviceId: string | null;
  at: string;
  until: string | null;
}>;

/** One document per notification, including deleted ones: a reminder's history contains them. Words are null once their key is destroyed. */
export type NotificationDocument = Readonly<{
  notificationId: string;
  ownerId: string;
  kind: NotificationKind;
  subject: NotificationSubject | null;
  /** The reminder whose history it is in; null for other kinds. */
  reminderId: string | null;
  title: string | null;
  body: string | null;
  /** The code of a message of Écrin, whatever language the words were posted in. */
  saying: SystemMessage | null;
  dueAt: string | null;
  missed: number;
  snoozedFrom: string | null;
  postedAt: string;
  /** Whether the list shows it: its kind was on in the app when it was posted, and it was not deleted. */
  listed: boolean;
  /** Whether the badge counts it. */
  unread: boolean;
  deleted: boolean;
  readAt: string | null;
  openedAt: string | null;
  doneAt: string | null;
  snoozedUntil: string | null;
  /** In order. */
  outcomes: readonly StoredOutcome[];
}>;

export const notificationModel: Model<NotificationDocument> = {
  name: 'notification',
  version: 2,
  indexes: [
    ['ownerId', 'listed', 'postedAt'],
    ['ownerId', 'unread', 'postedAt'],
    ['ownerId', 'kind', 'postedAt'],
    ['ownerId', 'reminderId', 'postedAt'],
  ],
};

/** One item of the list, in the reader's language. */
export const notificationCardOf =
  (language: Language) =>
  ({
    notificationId,
    kind,
    subject,
    postedAt,
    unread,
    doneAt,
    snoozedUntil,
    ...words
  }: NotificationDocument): NotificationCard => ({
    notificationId,
    kind,
    ...notificationTextIn(language, words),
    subject,
    postedAt,
    read: !unread,
    open: kind === 'reminder' && doneAt === null && snoozedUntil === null,
    doneAt,
    snoozedUntil,
  });
