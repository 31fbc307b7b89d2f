import { notificationTextIn } from '@ecrin/contracts/notification/notification-text.ts';
import type { NotificationCard } from '@ecrin/contracts/notification/notification.ts';
import type {
  BlockReason,
  DeliveryState,
  NotificationChannel,
  NotificationKind,
  NotificationSubject,
} from '@ecrin/domain/notification/notification.vocabulary.ts';
import type { SystemMessage } from '@ecrin/domain/notification/system-message.vocabulary.ts';
import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** `deviceId` null: mail, or the channel as a whole. `until`: of what is held back. */
export type StoredOutcome = Readonly<{
  channel: NotificationChannel;
  state: DeliveryState;
  reason: BlockReason | null;
  deviceId: string | null;
  at: string;
  until: string | null;
}>;

/** One document a notification, also of what was deleted: a reminder's history keeps it. Words are null once their key is gone. */
export type NotificationDocument = Readonly<{
  notificationId: string;
  ownerId: string;
  kind: NotificationKind;
  subject: NotificationSubject | null;
  /** Whose history it is in; null for other kinds. */
  reminderId: string | null;
  title: string | null;
  body: string | null;
  /** What Écrin itself says in it, whatever language the words were posted in. */
  saying: SystemMessage | null;
  dueAt: string | null;
  missed: number;
  snoozedFrom: string | null;
  postedAt: string;
  /** Whether the list shows it: its kind was on in-app when it was posted, and it was not deleted. */
  listed: boolean;
  /** Whether the badge counts it. */
  unread: boolean;
  deleted: boolean;
  readAt: string | null;
  openedAt: string | null;
  doneAt: string | null;
  snoozedUntil: string | null;
  /** In order of happening. */
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

/** What the list shows of one, to who reads it in a language. */
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
