import type {
  NotificationEvent,
  NotificationSettingsEvent,
  PushDeviceEvent,
} from '@ecrin/domain/notification/notification.events.ts';
import { defaultNotificationSettings } from '@ecrin/domain/notification/notification.vocabulary.ts';
import { samplesOf, type Sample, type SamplesOf } from './sample.ts';

const samplesIn: SamplesOf<NotificationEvent | NotificationSettingsEvent | PushDeviceEvent> = samplesOf;

const ownerId = '01980000-0000-7000-8000-000000000003';
const reminderId = '01980000-0000-7000-8000-00000000000c';
const sessionId = '01980000-0000-7000-8000-000000000005';
const deviceId = '5b0f9a51-7f0a-5d4e-8f6b-0a6f2b9d3c11';
const at = '2026-01-02T09:00:00.000Z';
const until = '2026-01-03T07:00:00.000Z';
const [firstId, laterId, goalNewsId] = [
  '2f9d2f44-30b5-5a3e-9d1c-6f0f4a7b8c21',
  '2f9d2f44-30b5-5a3e-9d1c-6f0f4a7b8c22',
  '2f9d2f44-30b5-5a3e-9d1c-6f0f4a7b8c23',
];
const goalId = '01980000-0000-7000-8000-000000000061';
const timeZone = 'Europe/Paris';
const [first, later] = [
  { notificationId: firstId, ownerId },
  { notificationId: laterId, ownerId },
];
const subject = { kind: 'reminder', id: reminderId } as const;

/** The events of notifications, their settings and devices, as the code writes them today. */
export const notificationSamples: readonly Sample[] = [
  ...samplesIn(
    `notification-${firstId}`,
    {
      type: 'NotificationPosted',
      data: {
        ...first,
        kind: 'reminder',
        subject,
        dueAt: at,
        missed: 2,
        snoozedFrom: null,
        unread: true,
        timeZone,
        postedAt: at,
      },
      private: { title: 'Appeler Papa', body: 'Il rentre de voyage.' },
    },
    { type: 'NotificationHeldBack', data: { ...first, channel: 'push', until, heldBackAt: at }, private: null },
    {
      type: 'NotificationBlocked',
      data: { ...first, channel: 'mail', deviceId: null, reason: 'kind-off', blockedAt: at },
      private: null,
    },
    { type: 'NotificationSent', data: { ...first, channel: 'push', deviceId, sentAt: until }, private: null },
    { type: 'NotificationDelivered', data: { ...first, channel: 'push', deviceId, deliveredAt: until }, private: null },
    { type: 'NotificationOpened', data: { ...first, channel: 'push', openedAt: until }, private: null },
    { type: 'NotificationRead', data: { ...first, readAt: until }, private: null },
    {
      type: 'NotificationSnoozed',
      data: { ...first, choice: 'tomorrow', until: '2026-01-04T07:00:00.000Z', snoozedAt: until },
      private: null,
    },
  ),
  ...samplesIn(
    `notification-${laterId}`,
    {
      type: 'NotificationPosted',
      data: {
        ...later,
        kind: 'reminder',
        subject,
        dueAt: '2026-01-04T07:00:00.000Z',
        missed: 0,
        snoozedFrom: firstId,
        unread: false,
        timeZone,
        postedAt: '2026-01-04T07:00:00.000Z',
      },
      private: { title: 'Appeler Papa', body: null },
    },
    { type: 'NotificationDone', data: { ...later, doneAt: '2026-01-04T08:00:00.000Z' }, private: null },
    {
      type: 'NotificationDeleted',
      data: { ...later, unread: false, deletedAt: '2026-01-04T09:00:00.000Z' },
      private: null,
    },
  ),
  ...samplesIn(`notification-${goalNewsId}`, {
    type: 'NotificationPosted',
    data: {
      notificationId: goalNewsId,
      ownerId,
      kind: 'goal',
      subject: { kind: 'goal', id: goalId },
      dueAt: null,
      missed: 0,
      snoozedFrom: null,
      unread: true,
      timeZone,
      postedAt: at,
    },
    private: {
      title: 'Une page',
      body: 'Hier manque. Force\u00A0: 82\u00A0%.',
      saying: {
        about: 'goal-missed',
        frequency: 'daily',
        aim: 'achieve',
        count: 0,
        target: 1,
        strength: 0.816,
        streak: 0,
      },
    },
  }),
  ...samplesIn(
    `notification-settings-${ownerId}`,
    {
      type: 'NotificationSettingsChosen',
      data: {
        ownerId,
        settings: { ...defaultNotificationSettings, quietHours: { from: 1_320, to: 420, timeZone } },
        byMail: false,
        chosenAt: at,
      },
      private: null,
    },
    {
      type: 'NotificationSettingsChosen',
      data: { ownerId, settings: { ...defaultNotificationSettings, pushTime: 'always' }, byMail: true, chosenAt: at },
      private: null,
    },
  ),
  ...samplesIn(
    `push-device-${deviceId}`,
    {
      type: 'PushDeviceAdded',
      data: { deviceId, ownerId, sessionId, addedAt: at },
      private: {
        token: '{"endpoint":"https://push.exemple.fr/1","keys":{"p256dh":"B","auth":"A"}}',
        name: 'Firefox · Android',
      },
    },
    { type: 'PushDeviceRemoved', data: { deviceId, ownerId, reason: 'logged-out', removedAt: at }, private: null },
    {
      type: 'PushDeviceAdded',
      data: { deviceId, ownerId, sessionId: null, addedAt: until },
      private: {
        token: '{"endpoint":"https://push.exemple.fr/1","keys":{"p256dh":"B","auth":"A"}}',
        name: 'Firefox · Android',
      },
    },
  ),
];
