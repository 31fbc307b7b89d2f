import type { NotificationEvent } from '@ecrin/domain/notification/notification.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { notificationModel, type StoredOutcome, type NotificationDocument } from './notification.model.ts';

const withOutcome = (
  doc: NotificationDocument | null,
  outcome: Pick<StoredOutcome, 'channel' | 'state' | 'at'> & Partial<StoredOutcome>,
): NotificationDocument | null =>
  doc && { ...doc, outcomes: [...doc.outcomes, { reason: null, deviceId: null, until: null, ...outcome }] };

export const notificationProjection = defineProjection<NotificationDocument, NotificationEvent>()({
  model: notificationModel,
  documentId: ({ data }) => data.notificationId,
  shown: ({ listed }) => listed,
  on: {
    NotificationPosted: (
      _doc,
      { notificationId, ownerId, kind, subject, dueAt, missed, snoozedFrom, unread, postedAt },
      words,
    ) => ({
      notificationId,
      ownerId,
      kind,
      subject,
      reminderId: subject?.kind === 'reminder' ? subject.id : null,
      title: null,
      body: null,
      saying: null,
      ...words,
      dueAt,
      missed,
      snoozedFrom,
      postedAt,
      listed: unread,
      unread,
      deleted: false,
      readAt: null,
      openedAt: null,
      doneAt: null,
      snoozedUntil: null,
      outcomes: [],
    }),
    NotificationRead: (doc, { readAt }) => doc && { ...doc, unread: false, readAt },
    NotificationDeleted: (doc) => doc && { ...doc, deleted: true, listed: false, unread: false },
    NotificationOpened: (doc, { openedAt }) => doc && { ...doc, openedAt: doc.openedAt ?? openedAt },
    NotificationDone: (doc, { doneAt }) => doc && { ...doc, doneAt },
    NotificationSnoozed: (doc, { until }) => doc && { ...doc, snoozedUntil: until },
    NotificationSent: (doc, { channel, deviceId, sentAt }) =>
      withOutcome(doc, { state: 'sent', channel, deviceId, at: sentAt }),
    NotificationDelivered: (doc, { channel, deviceId, deliveredAt }) =>
      withOutcome(doc, { state: 'delivered', channel, deviceId, at: deliveredAt }),
    NotificationHeldBack: (doc, { channel, until, heldBackAt }) =>
      withOutcome(doc, { state: 'held-back', channel, until, at: heldBackAt }),
    NotificationBlocked: (doc, { channel, deviceId, reason, blockedAt }) =>
      withOutcome(doc, { state: 'blocked', channel, deviceId, reason, at: blockedAt }),
  },
});
