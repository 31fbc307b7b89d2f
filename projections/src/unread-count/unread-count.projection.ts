import type {
  NotificationDeleted,
  NotificationPosted,
  NotificationRead,
} from '@ecrin/domain/notification/notification.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { unreadCountModel, type UnreadCountDocument } from './unread-count.model.ts';

/** Exact, since each event states whether it changes the count: a notification is read once only, and only while it is unread. */
const withCountChanged = (doc: UnreadCountDocument | null, ownerId: string, by: number): UnreadCountDocument | null =>
  by === 0 ? doc : { ownerId, count: (doc?.count ?? 0) + by };

export const unreadCountProjection = defineProjection<
  UnreadCountDocument,
  NotificationPosted | NotificationRead | NotificationDeleted
>()({
  model: unreadCountModel,
  documentId: ({ data }) => data.ownerId,
  on: {
    NotificationPosted: (doc, { ownerId, unread }) => withCountChanged(doc, ownerId, unread ? 1 : 0),
    NotificationRead: (doc, { ownerId }) => withCountChanged(doc, ownerId, -1),
    NotificationDeleted: (doc, { ownerId, unread }) => withCountChanged(doc, ownerId, unread ? -1 : 0),
  },
});
