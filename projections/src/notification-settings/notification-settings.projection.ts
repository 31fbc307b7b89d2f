import type { NotificationSettingsEvent } from '@ecrin/domain/notification/notification.events.ts';
import { withNewKinds } from '@ecrin/domain/notification/notification.vocabulary.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { notificationSettingsModel, type NotificationSettingsDocument } from './notification-settings.model.ts';

export const notificationSettingsProjection = defineProjection<
  NotificationSettingsDocument,
  NotificationSettingsEvent
>()({
  model: notificationSettingsModel,
  documentId: ({ data }) => data.ownerId,
  on: { NotificationSettingsChosen: (_doc, { ownerId, settings }) => ({ ownerId, settings: withNewKinds(settings) }) },
});
