import { describe, expect, it } from 'vitest';
import { dayPartOf } from '#goal/day-part.ts';
import { calendarDay } from '#time/calendar-day.ts';
import { isKnownZone, knownZone } from '#time/known-zone.ts';
import { wallClockAt } from '#time/wall-clock.ts';

const instant = '2026-03-01T23:40:00.000Z';

describe('a time zone', () => {
  it('is taken as it is when the runtime knows it', () =>
    expect(['Europe/Paris', 'Asia/Calcutta', 'UTC'].map(knownZone)).toEqual(['Europe/Paris', 'Asia/Calcutta', 'UTC']));
  it.each(['Etc/Unknown', 'Foo/Bar', ''])('%j is unknown, twice, and dates are computed in UTC', (zone) => {
    expect([isKnownZone(zone), isKnownZone(zone), knownZone(zone)]).toEqual([false, false, 'UTC']);
    expect([
      calendarDay(instant, zone),
      dayPartOf(instant, zone),
      new Date(wallClockAt(Date.parse(instant), zone)).toISOString(),
    ]).toEqual(['2026-03-01', '2026-03-01T12', instant]);
  });
});
