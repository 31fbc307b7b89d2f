import { expect, it } from 'vitest';
import { calendarDay } from '#time/calendar-day.ts';
import { dayPlus } from '#time/days.ts';

it.each([
  ['2026-03-01T23:30:00.000Z', 'UTC', '2026-03-01'],
  ['2026-03-01T23:30:00.000Z', 'Europe/Paris', '2026-03-02'],
  ['2026-03-01T03:30:00.000Z', 'America/Montreal', '2026-02-28'],
  ['2026-03-28T23:30:00.000Z', 'Europe/Paris', '2026-03-29'],
  ['2026-03-29T22:30:00.000Z', 'Europe/Paris', '2026-03-30'],
  ['2026-12-31T10:30:00.000Z', 'Pacific/Kiritimati', '2027-01-01'],
  ['0800-12-25T12:00:00.000Z', 'UTC', '0800-12-25'],
])('%s in %s is %s', (instant, zone, day) => expect(calendarDay(instant, zone)).toBe(day));

it.each([
  ['2026-02-28', '2026-03-01'],
  ['2028-02-28', '2028-02-29'],
  ['2026-12-31', '2027-01-01'],
])('after %s comes %s', (day, next) => expect([dayPlus(day, 1), dayPlus(next, -1)]).toEqual([next, day]));
