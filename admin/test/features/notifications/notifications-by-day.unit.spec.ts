import type { AdminNotificationCard } from '@ecrin/contracts/admin-notification/admin-notification.ts';
import { expect, it } from 'vitest';
import { byDay, daysAgo } from '#features/notifications/notifications-by-day.ts';

const card = (notificationId: string, postedAt: string): AdminNotificationCard => ({
  notificationId,
  kind: 'failures',
  about: 'disk-low',
  gravity: 'grave',
  title: 'Disque presque plein',
  body: '',
  link: '/admin',
  postedAt,
  read: false,
  sessionId: null,
});
const days = (...postedAt: readonly string[]) =>
  byDay(postedAt.map((at, index) => card(String(index), at))).map(({ day, cards }) => [day, cards.length]);

it('are listed under their days, in their order', () => {
  expect(days()).toEqual([]);
  expect(days('2026-11-25T12:00:00.000Z', '2026-11-25T11:00:00.000Z', '2026-11-23T12:00:00.000Z')).toEqual([
    ['25/11/2026', 2],
    ['23/11/2026', 1],
  ]);
});

it('a day is today, yesterday, or named by its date', () => {
  const now = new Date('2026-11-01T12:00:00.000Z');
  expect(['01/11/2026', '31/10/2026', '30/10/2026'].map((day) => daysAgo(day, now))).toEqual([0, 1, null]);
});
