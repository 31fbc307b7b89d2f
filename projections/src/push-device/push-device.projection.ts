import type {
  NotificationDelivered,
  NotificationSent,
  PushDeviceEvent,
} from '@ecrin/domain/notification/notification.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { pushDeviceModel, type PushDeviceDocument } from './push-device.model.ts';

/** Mails have no device, and change no document. */
export const pushDeviceProjection = defineProjection<
  PushDeviceDocument,
  PushDeviceEvent | NotificationSent | NotificationDelivered
>()({
  model: pushDeviceModel,
  documentId: ({ data }) => data.deviceId ?? '',
  on: {
    PushDeviceAdded: (doc, { deviceId, ownerId, sessionId, addedAt }, words) => ({
      addedAt,
      lastSentAt: null,
      lastDeliveredAt: null,
      ...doc,
      deviceId,
      ownerId,
      sessionId,
      token: words?.token ?? null,
      name: words?.name || null,
    }),
    PushDeviceRemoved: () => null,
    NotificationSent: (doc, { sentAt }) => doc && { ...doc, lastSentAt: sentAt },
    NotificationDelivered: (doc, { deliveredAt }) => doc && { ...doc, lastDeliveredAt: deliveredAt },
  },
});
