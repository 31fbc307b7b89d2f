import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Notification, PostedNotification } from '../notification.aggregate.ts';
import type { NotificationPosted } from '../notification.events.ts';
import type { BroadcastPart } from '../notification.vocabulary.ts';
import type { SystemMessage } from '../system-message.vocabulary.ts';

/** `saying`: the message of Écrin in it; title and body contain it in the reader's current language. */
export type PostNotification = Readonly<{
  notificationId: string;
  title: string;
  body: string | null;
  saying?: SystemMessage;
  broadcast?: BroadcastPart;
  now: string;
}> &
  Pick<PostedNotification, 'ownerId' | 'kind' | 'subject' | 'dueAt' | 'missed' | 'snoozedFrom' | 'unread' | 'timeZone'>;

/** Firing twice posts once. Compared by subject and due time, since the words may have changed in between. */
export const postNotification = (
  {
    notificationId,
    ownerId,
    kind,
    subject,
    dueAt,
    missed,
    snoozedFrom,
    unread,
    timeZone,
    title,
    body,
    saying,
    broadcast,
    now,
  }: PostNotification,
  state: Notification,
): Decision<NotificationPosted, 'notification.already-posted'> => {
  const about = { ownerId, kind, subject, dueAt, snoozedFrom };
  if (state.status !== 'not-posted')
    return nameOf(about) === nameOf(state) ? nothingNew : refuse('notification.already-posted');

  return [
    {
      type: 'NotificationPosted',
      data: { notificationId, ...about, missed, unread, timeZone, postedAt: now, ...(broadcast && { broadcast }) },
      private: { title, body, ...(saying && { saying }) },
    },
  ];
};

type About = Pick<PostedNotification, 'ownerId' | 'kind' | 'subject' | 'dueAt' | 'snoozedFrom'>;

/** The same text for the same subject. */
const nameOf = ({ ownerId, kind, subject, dueAt, snoozedFrom }: About): string =>
  JSON.stringify([ownerId, kind, subject && [subject.kind, subject.id], dueAt, snoozedFrom]);
