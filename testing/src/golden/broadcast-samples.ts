import type { AnnouncementDismissalEvent, BroadcastEvent } from '@ecrin/domain/broadcast/broadcast.events.ts';
import type { NotificationPosted } from '@ecrin/domain/notification/notification.events.ts';
import { samplesOf, type Sample, type SamplesOf } from './sample.ts';

const samplesIn: SamplesOf<BroadcastEvent | AnnouncementDismissalEvent | NotificationPosted> = samplesOf;

const ownerId = '01980000-0000-7000-8000-000000000003';
const [messageId, toOneId, announcementId] = [
  '01980000-0000-7000-8000-0000000000b1',
  '01980000-0000-7000-8000-0000000000b2',
  '01980000-0000-7000-8000-0000000000b3',
];
const by = '01980000-0000-7000-8000-000000000021';
const at = '2026-01-02T09:00:00.000Z';
const words = {
  fr: { title: 'Vos orbes lisent seuls', body: 'Choisissez un jour et une heure.' },
  en: { title: 'Your orbs read on their own', body: 'Pick a day and a time.' },
} as const;
const message = {
  form: 'message',
  audience: {
    to: 'segment',
    language: 'fr',
    activity: { kind: 'active', days: 30 },
    permission: 'create-orbs',
  },
  channels: ['in-app', 'mail', 'push'],
  fallback: 'fr',
  opens: 'orbs',
  until: null,
} as const;
const toOne = { ...message, audience: { to: 'client', clientId: ownerId } } as const;
const announcement = {
  ...message,
  form: 'announcement',
  audience: { to: 'all' },
  channels: ['in-app'],
  until: '2026-01-05T00:00:00.000Z',
} as const;
const its = { broadcastId: messageId } as const;
const scheduled = { schedule: 1, sendAt: at, timeZone: 'Europe/Paris', by, scheduledAt: at } as const;

/** The events of broadcasts, as the code writes them today. */
export const broadcastSamples: readonly Sample[] = [
  ...samplesIn(
    `broadcast-${messageId}`,
    {
      type: 'BroadcastDrafted',
      data: { ...its, ownerId: 'service', ...message, words: { ...words, en: null }, by, draftedAt: at },
      private: null,
    },
    {
      type: 'BroadcastRevised',
      data: { ...its, ownerId: 'service', ...message, words, by, revisedAt: at },
      private: null,
    },
    { type: 'BroadcastTested', data: { ...its, language: 'fr', by, testedAt: at }, private: null },
    { type: 'BroadcastScheduled', data: { ...its, ...scheduled }, private: null },
    { type: 'BroadcastUnscheduled', data: { ...its, by, unscheduledAt: at }, private: null },
    { type: 'BroadcastScheduled', data: { ...its, ...scheduled, schedule: 2 }, private: null },
    { type: 'BroadcastStarted', data: { ...its, startedAt: at }, private: null },
    { type: 'BroadcastAdvanced', data: { ...its, page: 0, reached: 90, leftOut: 10, advancedAt: at }, private: null },
    { type: 'BroadcastCompleted', data: { ...its, completedAt: at }, private: null },
  ),
  ...samplesIn(
    `broadcast-${toOneId}`,
    {
      type: 'BroadcastDrafted',
      data: { broadcastId: toOneId, ownerId, ...toOne, words: null, by, draftedAt: at },
      private: { words },
    },
    { type: 'BroadcastDiscarded', data: { broadcastId: toOneId, by, discardedAt: at }, private: null },
  ),
  ...samplesIn(
    `broadcast-${announcementId}`,
    {
      type: 'BroadcastDrafted',
      data: { broadcastId: announcementId, ownerId: 'service', ...announcement, words, by, draftedAt: at },
      private: null,
    },
    { type: 'BroadcastScheduled', data: { broadcastId: announcementId, ...scheduled }, private: null },
    { type: 'BroadcastStopped', data: { broadcastId: announcementId, by, stoppedAt: at }, private: null },
  ),
  ...samplesIn('announcement-dismissal-4d0b7a51-7f0a-5d4e-8f6b-0a6f2b9d3c11', {
    type: 'AnnouncementDismissed',
    data: { broadcastId: announcementId, ownerId, dismissedAt: at },
    private: null,
  }),
  ...samplesIn('notification-2f9d2f44-30b5-5a3e-9d1c-6f0f4a7b8c31', {
    type: 'NotificationPosted',
    data: {
      notificationId: '2f9d2f44-30b5-5a3e-9d1c-6f0f4a7b8c31',
      ownerId,
      kind: 'news',
      subject: { kind: 'broadcast', id: messageId, opens: 'orbs' },
      dueAt: null,
      missed: 0,
      snoozedFrom: null,
      unread: true,
      timeZone: 'Europe/Paris',
      postedAt: at,
      broadcast: { channels: ['in-app', 'mail'], words: 'service' },
    },
    private: words.fr,
  }),
];
