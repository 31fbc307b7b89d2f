import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { notificationSettings } from '#notification/notification-settings.aggregate.ts';
import { notification } from '#notification/notification.aggregate.ts';
import type {
  NotificationBlocked,
  NotificationDeleted,
  NotificationDelivered,
  NotificationDone,
  NotificationHeldBack,
  NotificationOpened,
  NotificationPosted,
  NotificationRead,
  NotificationSent,
  NotificationSettingsChosen,
  NotificationSnoozed,
  PushDeviceAdded,
  PushDeviceRemoved,
} from '#notification/notification.events.ts';
import { defaultNotificationSettings } from '#notification/notification.vocabulary.ts';
import { pushDevice } from '#notification/push-device.aggregate.ts';

export const forNotification = specFor(notification);
export const forSettings = specFor(notificationSettings);
export const forDevice = specFor(pushDevice);

export const notificationId = '0d2f6a3e-7a35-5c3c-9a55-1f4c36a0d001';
export const reminderId = '01980000-0000-7000-8000-00000000000c';
export const ownerId = '01980000-0000-7000-8000-000000000003';
export const deviceId = '0d2f6a3e-7a35-5c3c-9a55-1f4c36a0d002';
export const now = '2026-01-02T09:00:00.000Z';
const its = { notificationId, ownerId };

export const posted: NotificationPosted = {
  type: 'NotificationPosted',
  data: {
    ...its,
    kind: 'reminder',
    subject: { kind: 'reminder', id: reminderId },
    dueAt: '2026-01-02T08:59:00.000Z',
    missed: 0,
    snoozedFrom: null,
    unread: true,
    timeZone: 'Europe/Paris',
    postedAt: now,
  },
  private: { title: 'Appeler Papa', body: 'Il rentre de voyage.' },
};
/** Of a kind that is off in the app. */
export const postedQuietly: NotificationPosted = { ...posted, data: { ...posted.data, unread: false } };
export const postedNews: NotificationPosted = {
  ...posted,
  data: { ...posted.data, kind: 'news', subject: null, dueAt: null },
};
export const read: NotificationRead = { type: 'NotificationRead', data: { ...its, readAt: now }, private: null };
export const deleted: NotificationDeleted = {
  type: 'NotificationDeleted',
  data: { ...its, unread: true, deletedAt: now },
  private: null,
};
export const opened: NotificationOpened = {
  type: 'NotificationOpened',
  data: { ...its, channel: 'in-app', openedAt: now },
  private: null,
};
export const ticked: NotificationDone = { type: 'NotificationDone', data: { ...its, doneAt: now }, private: null };
export const snoozed: NotificationSnoozed = {
  type: 'NotificationSnoozed',
  data: { ...its, choice: '10-minutes', until: '2026-01-02T09:10:00.000Z', snoozedAt: now },
  private: null,
};
export const sent: NotificationSent = {
  type: 'NotificationSent',
  data: { ...its, channel: 'push', deviceId, sentAt: now },
  private: null,
};
export const delivered: NotificationDelivered = {
  type: 'NotificationDelivered',
  data: { ...its, channel: 'push', deviceId, deliveredAt: now },
  private: null,
};
export const heldBack: NotificationHeldBack = {
  type: 'NotificationHeldBack',
  data: { ...its, channel: 'push', until: '2026-01-02T07:00:00.000Z', heldBackAt: now },
  private: null,
};
export const blocked: NotificationBlocked = {
  type: 'NotificationBlocked',
  data: { ...its, channel: 'mail', deviceId: null, reason: 'kind-off', blockedAt: now },
  private: null,
};
export const chosen: NotificationSettingsChosen = {
  type: 'NotificationSettingsChosen',
  data: { ownerId, settings: { ...defaultNotificationSettings, words: true }, byMail: false, chosenAt: now },
  private: null,
};
export const added: PushDeviceAdded = {
  type: 'PushDeviceAdded',
  data: { deviceId, ownerId, sessionId: 'session-1', addedAt: now },
  private: { token: 'a subscription', name: 'Firefox · Android' },
};
export const removed: PushDeviceRemoved = {
  type: 'PushDeviceRemoved',
  data: { deviceId, ownerId, reason: 'asked', removedAt: now },
  private: null,
};
