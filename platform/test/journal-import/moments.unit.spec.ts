import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { describe, expect, it } from 'vitest';
import { momentAtOffset, momentOfIso } from '#journal-import/moments.ts';

const hourMs = 3_600_000;

describe('the moment of an entry', () => {
  it.each([
    ['2024-01-15T23:30-05:00', '2024-01-16T04:30:00.000Z', 'Etc/GMT+5', '2024-01-15', false],
    ['2024-01-16 00:15:00 +1100', '2024-01-15T13:15:00.000Z', 'Etc/GMT-11', '2024-01-16', false],
    ['2024-01-15T23:30+05:30', '2024-01-15T18:00:00.000Z', 'Asia/Kolkata', '2024-01-15', false],
    // As the clock of the account showed it then: not in summer.
    ['2024-01-15T23:30:00.5+01:00', '2024-01-15T22:30:00.500Z', 'Europe/Paris', '2024-01-15', false],
    ['2024-07-15T23:30+01:00', '2024-07-15T22:30:00.000Z', 'Etc/GMT-1', '2024-07-15', false],
    ['2024-01-15T23:30:00Z', '2024-01-15T23:30:00.000Z', 'Europe/Paris', '2024-01-16', true],
    ['2024-01-15T23:30:00+00:00', '2024-01-15T23:30:00.000Z', 'Europe/Paris', '2024-01-16', true],
    ['2024-01-15 23:30', '2024-01-15T22:30:00.000Z', 'Europe/Paris', '2024-01-15', true],
    ['2024-01-15T23:30-17:00', '2024-01-16T16:30:00.000Z', 'Europe/Paris', '2024-01-16', true],
  ])('%s is of the day that was on the wall there', (text, ...[occurredAt, timeZone, day, zoneless]) => {
    const moment = momentOfIso(text, 'Europe/Paris');
    expect(moment).toEqual({ occurredAt, timeZone, zoneless, hourless: false });
    expect(calendarDay(occurredAt, timeZone)).toBe(day);
  });

  it.each(['2024-02-31T10:00-05:00', '2024-01-15T25:00+01:00', '1024-01-15T23:30+01:00', 'le 15 janvier'])(
    '%s is none',
    (text) => expect(momentOfIso(text, 'Europe/Paris')).toBeNull(),
  );

  it.each([
    [5.5, 'Asia/Kolkata'],
    [5.75, 'Asia/Kathmandu'],
    [6.5, 'Asia/Yangon'],
    [9.5, 'Australia/Darwin'],
    [10.5, 'Australia/Adelaide'],
    [12.75, null],
    [13.75, 'Pacific/Chatham'],
    [-3.5, 'America/St_Johns'],
    [-9.5, 'Pacific/Marquesas'],
    [0, 'UTC'],
    [-11, 'Etc/GMT+11'],
    [2, 'Etc/GMT-2'],
    [1, 'Europe/Paris'],
    [1.1, null],
  ])('%d hours east of Greenwich in January is in a zone of its own', (hours, zone) => {
    const at = Date.UTC(2024, 0, 15, 12);
    expect(momentAtOffset(at, hours * hourMs, 'Europe/Paris')).toMatchObject({
      timeZone: zone ?? 'Europe/Paris',
      zoneless: zone === null,
    });
    expect(momentAtOffset(Number.NaN, hours * hourMs, 'Europe/Paris')).toBeNull();
  });
});
