import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { Snooze } from '#reminder/reminder.vocabulary.ts';
import { dayMs, minuteMs } from '#time/instant.ts';
import { instantFromWallClock, wallClockAt } from '#time/wall-clock.ts';
import type { Notification } from '../notification.aggregate.ts';
import type { NotificationRead, NotificationSnoozed } from '../notification.events.ts';
import { readIfUnread } from './read-notification.ts';
import { requireReminderNotification, type NotificationUnavailable } from './require-notification.ts';

/** `timeZone`: IANA, in which tomorrow is computed. */
export type SnoozeNotification = Readonly<{ notificationId: string; choice: Snooze; timeZone: string; now: string }>;

/** The first choice applies, and a ticked notification is not snoozed: two devices may act concurrently. */
export const snoozeNotification = (
  { notificationId, choice, timeZone, now }: SnoozeNotification,
  state: Notification,
): Decision<NotificationSnoozed | NotificationRead, NotificationUnavailable | 'notification.not-a-reminder'> =>
  requireReminderNotification(state, (posted) => {
    if (posted.doneAt !== null || posted.snoozedUntil !== null) return nothingNew;
    const until = new Date(untilOf[choice](Date.parse(now), timeZone)).toISOString();
    return [
      {
        type: 'NotificationSnoozed',
        data: { notificationId, ownerId: posted.ownerId, choice, until, snoozedAt: now },
        private: null,
      },
      ...readIfUnread({ notificationId, now }, posted),
    ];
  });

const untilOf: Readonly<Record<Snooze, (now: number, timeZone: string) => number>> = {
  '10-minutes': (now) => now + 10 * minuteMs,
  tomorrow: (now, timeZone) => instantFromWallClock(wallClockAt(now, timeZone) + dayMs, timeZone),
};
