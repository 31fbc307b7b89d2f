import { recipientStages } from '@ecrin/contracts/broadcast/broadcast-recipients.ts';
import type {
  NotificationBlocked,
  NotificationDelivered,
  NotificationOpened,
  NotificationPosted,
  NotificationRead,
  NotificationSent,
  NotificationSettingsChosen,
} from '@ecrin/domain/notification/notification.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { broadcastRecipientModel, type BroadcastRecipientDocument } from './broadcast.model.ts';

type Recipient = BroadcastRecipientDocument | null;

const reached = (doc: Recipient, stage: BroadcastRecipientDocument['stage']): Recipient =>
  doc && recipientStages.indexOf(stage) > recipientStages.indexOf(doc.stage) ? { ...doc, stage } : doc;

/** In the list of the app, or accepted by a mail service, it is delivered; a push once the device confirms it. Read counts as opened: its text is in the list. */
export const broadcastRecipientProjection = defineProjection<
  BroadcastRecipientDocument,
  | NotificationPosted
  | NotificationSent
  | NotificationDelivered
  | NotificationOpened
  | NotificationRead
  | NotificationBlocked
  | NotificationSettingsChosen
>()({
  model: broadcastRecipientModel,
  documentId: ({ data }) => data.notificationId ?? '',
  // Counted for administrators: the notification itself is announced to its owner.
  shown: () => false,
  on: {
    NotificationPosted: (doc, { ownerId, subject, unread, broadcast }) =>
      broadcast && subject?.kind === 'broadcast'
        ? {
            ownerId,
            broadcastId: subject.id,
            channels: broadcast.channels,
            stage: unread ? 'delivered' : 'posted',
            unsubscribed: false,
            blocked: [],
          }
        : doc,
    NotificationSent: (doc, { channel }) => reached(doc, channel === 'mail' ? 'delivered' : 'sent'),
    NotificationDelivered: (doc) => reached(doc, 'delivered'),
    NotificationOpened: (doc) => reached(doc, 'opened'),
    NotificationRead: (doc) => reached(doc, 'opened'),
    NotificationBlocked: (doc, { channel, reason }) =>
      doc && !doc.blocked.includes(`${channel}/${reason}`)
        ? { ...doc, blocked: [...doc.blocked, `${channel}/${reason}`] }
        : doc,
    NotificationSettingsChosen: (doc) => doc && { ...doc, unsubscribed: true },
  },
});
