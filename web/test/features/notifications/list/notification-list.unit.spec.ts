import { describe, expect, it } from 'vitest';
import { notificationLink, openReminders } from '#features/notifications/list/notification-list.ts';
import { groupByDay } from '#lib/time/group-by-day.ts';
import { formatMinutesOfDay, parseMinutesOfDay } from '#lib/time/minutes-of-day.ts';

const here = {
  today: '2026-03-30',
  timeZone: 'Europe/Paris',
  instantOf: ({ postedAt }: { postedAt: string }) => postedAt,
};

describe('the list', () => {
  it('is grouped by the person’s days, across a clock change', () => {
    const items = [
      '2026-03-30T21:30:00Z',
      '2026-03-29T22:01:00Z',
      '2026-03-29T21:59:00Z',
      '2026-03-28T23:00:00Z',
      '2026-03-28T22:59:00Z',
    ].map((postedAt) => ({ postedAt }));
    expect(groupByDay(items, here).map(({ day, items }) => [day, items.length])).toEqual([
      ['2026-03-30', 2],
      ['2026-03-29', 2],
      ['2026-03-28', 1],
    ]);
  });

  it('shows no day without notifications, and treats a future time as today', () => {
    expect(groupByDay([{ postedAt: '2026-03-31T00:10:00Z' }], here)).toEqual([
      { day: '2026-03-30', items: [{ postedAt: '2026-03-31T00:10:00Z' }] },
    ]);
    expect(groupByDay([], here)).toEqual([]);
  });

  it.each([
    [{ kind: 'reminder', id: 'r' }, '/app/profile/reminders'],
    [{ kind: 'reminder', id: 'r', about: { kind: 'thought', id: 't' } }, '/app/thoughts/t'],
    [{ kind: 'reminder', id: 'r', about: { kind: 'goal', id: 'g' } }, '/app/goals/g'],
    [{ kind: 'thought', id: 't' }, '/app/thoughts/t'],
    [{ kind: 'goal', id: 'g' }, '/app/goals/g'],
    [{ kind: 'referral', id: 'f' }, '/app/profile/referral'],
    [null, null],
  ] as const)('%o leads to %s', (subject, path) => expect(notificationLink({ subject })).toBe(path));
});

describe('actions on a reminder', () => {
  const rung = (notificationId: string, reminder: string | null, open = true) => ({
    notificationId,
    open,
    subject: reminder === null ? null : ({ kind: 'reminder', id: reminder } as const),
  });

  it('are offered on the latest notification of each reminder', () => {
    expect([...openReminders([rung('3', 'water'), rung('2', 'papa'), rung('1', 'water')])]).toEqual(['3', '2']);
  });

  it('are not offered when the latest was answered, nor for other kinds', () => {
    expect([...openReminders([rung('3', 'water', false), rung('2', null), rung('1', 'water')])]).toEqual([]);
  });
});

describe('a time of day', () => {
  it('is formatted in 24 hours and parsed', () => {
    expect([0, 427, 1_320, 1_439].map(formatMinutesOfDay)).toEqual(['00:00', '07:07', '22:00', '23:59']);
    expect(['00:00', '07:07', '22:00', '23:59'].map(parseMinutesOfDay)).toEqual([0, 427, 1_320, 1_439]);
  });

  it.each(['', '7', '24:00', '12:60', 'midi'])('%j is invalid', (text) => expect(parseMinutesOfDay(text)).toBeNull());
});
