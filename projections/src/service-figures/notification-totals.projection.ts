import type { NotificationEvent } from '@ecrin/domain/notification/notification.events.ts';
import type { BlockReason } from '@ecrin/domain/notification/notification.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { differenceOf, type Added } from '@ecrin/platform/projections/totals.ts';
import { addedByActs, hasAct, withAct, type ActsDocument } from './acts.ts';
import { inOwnDays } from './own-days.ts';
import { happened, serviceTotals, totalsModel } from './total-periods.ts';

export const notificationAmounts = {
  posted: 'posted',
  sent: 'sent',
  delivered: 'delivered',
  opened: 'opened',
  heldBack: 'heldBack',
  blocked: (reason: BlockReason): string => `blocked:${reason}`,
  reminders: 'reminders',
  remindersReached: 'remindersReached',
  remindersHeldBack: 'remindersHeldBack',
} as const;
const names = notificationAmounts;

type PostedDocument = ActsDocument & Readonly<{ reminderAt: string | null; inApp: boolean }>;

const model: Model<PostedDocument> = { name: 'notification-totals', version: 3, indexes: [['ownerId']] };
export const notificationTotalsModel = totalsModel({ name: model.name, version: model.version });

const did = (doc: PostedDocument | null, name: string, at: string): PostedDocument => ({
  reminderAt: null,
  inApp: false,
  ...doc,
  ...withAct(doc, name, at),
});

/** A reminder reached somebody when it was in their list as unread, or a push or mail service accepted it. */
const remindersOf = (doc: PostedDocument): readonly Added[] =>
  doc.reminderAt === null
    ? []
    : happened(
        { ...doc, at: doc.reminderAt },
        {
          [names.reminders]: 1,
          [names.remindersReached]: doc.inApp || hasAct(doc, [names.sent, names.delivered]) ? 1 : 0,
          [names.remindersHeldBack]: hasAct(doc, [names.heldBack]) ? 1 : 0,
        },
      );

type Counted = Extract<
  NotificationEvent,
  {
    type:
      | 'NotificationPosted'
      | 'NotificationSent'
      | 'NotificationDelivered'
      | 'NotificationOpened'
      | 'NotificationHeldBack'
      | 'NotificationBlocked';
  }
>;

export const notificationTotalsProjection = inOwnDays(
  defineProjection<PostedDocument, Counted>()({
    model,
    documentId: ({ data }) => `notification/${data.notificationId}`,
    totals: { ...serviceTotals, added: differenceOf((doc) => [...addedByActs(doc), ...remindersOf(doc)]) },
    on: {
      NotificationPosted: (doc, { kind, unread, postedAt }) => ({
        ...did(doc, names.posted, postedAt),
        reminderAt: kind === 'reminder' ? postedAt : null,
        inApp: unread,
      }),
      NotificationSent: (doc, { sentAt }) => did(doc, names.sent, sentAt),
      NotificationDelivered: (doc, { deliveredAt }) => did(doc, names.delivered, deliveredAt),
      NotificationOpened: (doc, { openedAt }) => did(doc, names.opened, openedAt),
      NotificationHeldBack: (doc, { heldBackAt }) => did(doc, names.heldBack, heldBackAt),
      NotificationBlocked: (doc, { reason, blockedAt }) => did(doc, names.blocked(reason), blockedAt),
    },
  }),
);
