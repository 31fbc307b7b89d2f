import type { ReminderSchedule } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { fieldsOf, scheduleOf, upcomingDates } from '#features/reminders/form/schedule-fields.ts';

const today = '2025-11-18';
const first = fieldsOf(null, today);

const schedules: readonly ReminderSchedule[] = [
  { frequency: 'hourly', everyHours: 4, startMinute: 5 },
  { frequency: 'daily', hour: 21, minute: 30 },
  { frequency: 'weekly', dayOfWeek: 7, hour: 0, minute: 5 },
  { frequency: 'monthly', dayOfMonth: 31, hour: 18, minute: 0 },
  { frequency: 'once', day: '2026-05-18', hour: 9, minute: 0 },
  { frequency: 'cron', expression: '15 9-19/4 * * 1-5' },
];

describe('the fields of a reminder', () => {
  it.each(schedules)('round-trip a $frequency schedule', (schedule) =>
    expect(scheduleOf(fieldsOf(schedule, today))).toEqual(schedule),
  );

  it('default to the evening, and to today where a day is needed', () => {
    expect(scheduleOf(first)).toEqual({ frequency: 'daily', hour: 21, minute: 30 });
    expect(scheduleOf({ ...first, frequency: 'weekly' })).toEqual({
      frequency: 'weekly',
      dayOfWeek: 2,
      hour: 21,
      minute: 30,
    });
  });

  it.each([
    { time: '' },
    { frequency: 'once', day: '' },
    { frequency: 'hourly', startMinute: '60' },
    { frequency: 'hourly', startMinute: '' },
    { frequency: 'hourly', startMinute: '-1' },
  ] as const)('send nothing with %j', (more) => expect(scheduleOf({ ...first, ...more })).toBeNull());
});

describe('the preview of dates', () => {
  const ahead = (schedule: ReminderSchedule) => upcomingDates(schedule, 'Europe/Paris', '2025-11-18T11:00:00.000Z');
  it('has five dates at most', () => expect(ahead({ frequency: 'daily', hour: 21, minute: 30 }).next).toHaveLength(5));
  it.each([
    ['0 25 * * *', 'reminder.cron-hour'],
    ['0 9 * *', 'reminder.cron-fields'],
    ['0 9 31 2 *', 'reminder.never-due'],
  ])('of %s is refused as %s', (expression, refused) =>
    expect(ahead({ frequency: 'cron', expression })).toEqual({ next: [], refused }),
  );
  it('in the past is refused', () =>
    expect(ahead({ frequency: 'once', day: '2025-11-18', hour: 9, minute: 0 }).refused).toBe('reminder.already-past'));
});
