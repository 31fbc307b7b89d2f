import type { AdminNotificationEvent } from '@ecrin/domain/admin-notification/admin-notification.events.ts';
import { adminNoticeTraits } from '@ecrin/domain/admin-notification/admin-notification.vocabulary.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { adminNotificationModel, type AdminNotificationDocument } from './admin-notification.model.ts';

export const adminNotificationProjection = defineProjection<AdminNotificationDocument, AdminNotificationEvent>()({
  model: adminNotificationModel,
  documentId: ({ data }) => data.notificationId,
  shown: ({ listed }) => listed,
  on: {
    AdminNotificationPosted: (_doc, { adminId, notificationId, notice, unread, postedAt }) => ({
      ownerId: adminId,
      notificationId,
      kind: adminNoticeTraits[notice.about].kind,
      notice,
      listed: unread,
      unread,
      postedAt,
    }),
    AdminNotificationRead: (doc) => doc && { ...doc, unread: false },
  },
});
