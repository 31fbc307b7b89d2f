import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReminderSchedule } from '#reminder/reminder.vocabulary.ts';
import { nextOccurrences, occurrencesBetween } from '#reminder/schedule/occurrences.ts';
import { wallClockAt } from '#time/wall-clock.ts';
import { watchClock } from './clock-readings.fixtures.ts';

const paris = 'Europe/Paris';
const daily = (hour: number, minute: number): ReminderSchedule => ({ frequency: 'daily', hour, minute });
const cron = (expression: string): ReminderSchedule => ({ frequency: 'cron', expression });
const localOf = (instant: string, timeZone: string): string =>
  new Date(wallClockAt(Date.parse(instant), timeZone)).toISOString().slice(0, 16).replace('T', ' ');
const locals = (schedule: ReminderSchedule, timeZone: string, ...[after, count]: readonly [string, number]) =>
  nextOccurrences(schedule, timeZone, after, count).map((instant) => localOf(instant, timeZone));

describe('a daily reminder', () => {
  it('of 08:00 is due on each of 366 days at 08:00 in Paris, over both clock changes', () => {
    const due = nextOccurrences(daily(8, 0), paris, '2027-12-31T20:00:00.000Z', 366);
    expect(due.map((instant) => localOf(instant, paris))).toEqual(
      Array.from(
        { length: 366 },
        (_, day) => `${new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10)} 08:00`,
      ),
    );
    expect(new Set(due.map((instant) => instant.slice(11)))).toEqual(new Set(['07:00:00.000Z', '06:00:00.000Z']));
  });
  it('of 02:30 is due once, at 03:30, when that time is skipped', () =>
    expect(nextOccurrences(daily(2, 30), paris, '2026-03-28T12:00:00.000Z', 2)).toEqual([
      '2026-03-29T01:30:00.000Z',
      '2026-03-30T00:30:00.000Z',
    ]));
  it('of 02:30 is due once, the first time, when that time comes twice', () =>
    expect(nextOccurrences(daily(2, 30), paris, '2026-10-24T12:00:00.000Z', 2)).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-26T01:30:00.000Z',
    ]));
  it('is not due again at the second 02:30', () =>
    expect(nextOccurrences(daily(2, 30), paris, '2026-10-25T00:30:00.000Z', 1)).toEqual(['2026-10-26T01:30:00.000Z']));
  it('keeps its local time when the client changes zone', () => {
    const [first] = nextOccurrences(daily(8, 0), paris, '2026-11-21T20:00:00.000Z', 1);
    expect(first).toBe('2026-11-22T07:00:00.000Z');
    expect(nextOccurrences(daily(8, 0), 'America/Montreal', '2026-11-22T07:00:00.000Z', 2)).toEqual([
      '2026-11-22T13:00:00.000Z',
      '2026-11-23T13:00:00.000Z',
    ]);
    expect(nextOccurrences(daily(8, 0), 'Asia/Tokyo', '2026-11-22T07:00:00.000Z', 1)).toEqual([
      '2026-11-22T23:00:00.000Z',
    ]);
  });
  it('on a day that a zone skips is due with the next', () =>
    expect(locals(daily(8, 0), 'Pacific/Apia', '2011-12-29T12:00:00.000Z', 3)).toEqual([
      '2011-12-29 08:00',
      '2011-12-31 08:00',
      '2012-01-01 08:00',
    ]));
});

describe('an hourly reminder', () => {
  const every = (everyHours: 1 | 2 | 4 | 6 | 8 | 12, startMinute: number): ReminderSchedule => ({
    frequency: 'hourly',
    everyHours,
    startMinute,
  });
  const hours = (schedule: ReminderSchedule, after: string, count: number) =>
    locals(schedule, paris, after, count).map((local) => local.slice(11));
  it.each([
    [1, 24],
    [2, 12],
    [4, 6],
    [6, 4],
    [8, 3],
    [12, 2],
  ] as const)('of %i hours is due %i times a day, from midnight on', (hoursApart, times) => {
    const due = hours(every(hoursApart, 5), '2026-05-03T21:59:59.000Z', times);
    expect(due).toEqual(
      Array.from({ length: times }, (_, place) => `${String(place * hoursApart).padStart(2, '0')}:05`),
    );
  });
  it('is due by wall clock, not 4 hours after the last time, when the clock changes', () => {
    expect(hours(every(4, 0), '2026-03-28T20:00:00.000Z', 4)).toEqual(['00:00', '04:00', '08:00', '12:00']);
    expect(hours(every(4, 0), '2026-10-24T20:00:00.000Z', 4)).toEqual(['00:00', '04:00', '08:00', '12:00']);
  });
  it('of every hour skips and repeats none', () => {
    expect(nextOccurrences(every(1, 30), paris, '2026-03-28T23:45:00.000Z', 3)).toEqual([
      '2026-03-29T00:30:00.000Z',
      '2026-03-29T01:30:00.000Z',
      '2026-03-29T02:30:00.000Z',
    ]);
    expect(hours(every(1, 30), '2026-10-24T22:45:00.000Z', 3)).toEqual(['01:30', '02:30', '03:30']);
  });
});

describe('weekly, monthly and single reminders', () => {
  it('are due on their weekday, Monday being 1 and Sunday 7', () => {
    expect(
      locals({ frequency: 'weekly', dayOfWeek: 1, hour: 9, minute: 0 }, paris, '2026-11-21T12:00:00.000Z', 2),
    ).toEqual(['2026-11-23 09:00', '2026-11-30 09:00']);
    expect(
      locals({ frequency: 'weekly', dayOfWeek: 7, hour: 9, minute: 0 }, paris, '2026-11-21T12:00:00.000Z', 1),
    ).toEqual(['2026-11-22 09:00']);
  });
  it.each([
    [31, ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
    [30, ['2027-01-30', '2027-02-28', '2027-03-30', '2027-04-30', '2027-05-30']],
    [29, ['2027-01-29', '2027-02-28', '2027-03-29', '2027-04-29', '2027-05-29']],
    [28, ['2027-01-28', '2027-02-28', '2027-03-28', '2027-04-28', '2027-05-28']],
  ])('of day %i fall on the last day of shorter months', (dayOfMonth, days) =>
    expect(
      locals({ frequency: 'monthly', dayOfMonth, hour: 9, minute: 0 }, paris, '2027-01-05T00:00:00.000Z', 5),
    ).toEqual(days.map((day) => `${day} 09:00`)),
  );
  it('of day 31 are due on 29 February of a leap year', () =>
    expect(
      locals({ frequency: 'monthly', dayOfMonth: 31, hour: 9, minute: 0 }, paris, '2028-02-01T00:00:00.000Z', 1),
    ).toEqual(['2028-02-29 09:00']));
  it('of one day are due once, however far away that is', () => {
    const once: ReminderSchedule = { frequency: 'once', day: '2099-07-02', hour: 10, minute: 15 };
    expect(nextOccurrences(once, paris, '2026-11-21T12:00:00.000Z', 5)).toEqual(['2099-07-02T08:15:00.000Z']);
    expect(nextOccurrences(once, paris, '2099-07-02T08:15:00.000Z', 5)).toEqual([]);
  });
});

describe('a cron reminder', () => {
  it.each([
    ['0 9 29 2 *', ['2028-02-29 09:00', '2032-02-29 09:00', '2036-02-29 09:00']],
    ['15 9,13 * * MON-FRI', ['2026-11-23 09:15', '2026-11-23 13:15', '2026-11-24 09:15']],
    ['0 0 1 JAN,jul *', ['2027-01-01 00:00', '2027-07-01 00:00', '2028-01-01 00:00']],
    ['30 18 * * 7', ['2026-11-22 18:30', '2026-11-29 18:30', '2026-12-06 18:30']],
    ['30 18 * * 0', ['2026-11-22 18:30', '2026-11-29 18:30', '2026-12-06 18:30']],
    ['0 8 1 * MON', ['2026-11-23 08:00', '2026-11-30 08:00', '2026-12-01 08:00']],
    ['0 8 */10 * MON', ['2026-12-21 08:00', '2027-01-11 08:00', '2027-02-01 08:00']],
    ['*/20 23 31 12 *', ['2026-12-31 23:00', '2026-12-31 23:20', '2026-12-31 23:40']],
  ])('%s', (expression, due) => expect(locals(cron(expression), paris, '2026-11-21T20:00:00.000Z', 3)).toEqual(due));
  it('is due even when only every 28th or 40th year has such a day', () =>
    expect(locals(cron('0 9 29 2 */7'), paris, '2033-01-01T00:00:00.000Z', 3)).toEqual([
      '2060-02-29 09:00',
      '2088-02-29 09:00',
      '2128-02-29 09:00',
    ]));
  it.each(['0 9 31 2 *', '0 9 30 FEB *', '0 9 31 4,6,9,11 *', 'nonsense'])('%s is never due', (expression) =>
    expect(nextOccurrences(cron(expression), paris, '2026-11-21T20:00:00.000Z', 1)).toEqual([]),
  );
  it('keeps times in order where a skipped time is due among later ones', () =>
    expect(locals(cron('15,40 2 * * *'), 'Australia/Lord_Howe', '2026-10-03T12:00:00.000Z', 3)).toEqual([
      '2026-10-04 02:40',
      '2026-10-04 02:45',
      '2026-10-05 02:15',
    ]));
});

describe('the occurrences of an interval', () => {
  const week = { after: '2026-03-27T12:00:00.000Z', through: '2026-04-03T12:00:00.000Z' };
  it('are counted, with the latest', () =>
    expect(occurrencesBetween(daily(2, 30), paris, week)).toEqual({ latest: '2026-04-03T00:30:00.000Z', count: 7 }));
  it('are none when nothing came due', () => {
    expect(occurrencesBetween({ frequency: 'monthly', dayOfMonth: 15, hour: 8, minute: 0 }, paris, week)).toEqual({
      latest: null,
      count: 0,
    });
    expect(occurrencesBetween(daily(8, 0), paris, { after: week.through, through: week.after })).toEqual({
      latest: null,
      count: 0,
    });
    expect(occurrencesBetween(cron('nonsense'), paris, week)).toEqual({ latest: null, count: 0 });
  });
  it('exclude its start and include its end', () => {
    const [one = '', other = ''] = nextOccurrences(daily(8, 0), paris, week.after, 2);
    expect(occurrencesBetween(daily(8, 0), paris, { after: one, through: other })).toEqual({ latest: other, count: 1 });
  });
  it('are exact after years of every minute', () =>
    expect(
      occurrencesBetween(cron('* * * * *'), 'UTC', {
        after: '2024-01-01T00:00:00.000Z',
        through: '2025-01-01T00:00:00.000Z',
      }),
    ).toEqual({ latest: '2025-01-01T00:00:00.000Z', count: 366 * 1_440 }));
  it('match the next occurrences one by one, from any starting point', () => {
    const schedules = fc.constantFrom(daily(0, 15), daily(2, 30), cron('15,45 0-3 * * *'), cron('0 12 * * SUN'), {
      frequency: 'hourly',
      everyHours: 2,
      startMinute: 30,
    } as const);
    const zones = fc.constantFrom(paris, 'Australia/Lord_Howe', 'America/Nuuk', 'America/Havana', 'UTC');
    const moments = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString());
    fc.assert(
      fc.property(
        fc.record({ schedule: schedules, zone: zones, after: moments, count: fc.integer({ min: 1, max: 9 }) }),
        ({ schedule, zone, after, count }) => {
          const due = nextOccurrences(schedule, zone, after, count);
          const through = due.at(-1) ?? '';
          expect(due).toEqual([...new Set(due)].toSorted());
          expect(occurrencesBetween(schedule, zone, { after, through })).toEqual({ latest: through, count });
          expect(due.map((_, place) => nextOccurrences(schedule, zone, due[place - 1] ?? after, 1)[0])).toEqual(due);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('compared with a simulated clock over five years', () => {
  type Local = Readonly<{ hour: number; minute: number; day: number; weekday: number; isLast: boolean }>;
  const local = (shown: number): Local => {
    const date = new Date(shown);
    return {
      hour: date.getUTCHours(),
      minute: date.getUTCMinutes(),
      day: date.getUTCDate(),
      weekday: date.getUTCDay(),
      isLast: new Date(shown + 86_400_000).getUTCDate() === 1,
    };
  };
  const cases: readonly (readonly [ReminderSchedule, (local: Local) => boolean])[] = [
    [daily(2, 30), ({ hour, minute }) => hour === 2 && minute === 30],
    [daily(0, 15), ({ hour, minute }) => hour === 0 && minute === 15],
    [daily(23, 45), ({ hour, minute }) => hour === 23 && minute === 45],
    [{ frequency: 'hourly', everyHours: 1, startMinute: 45 }, ({ minute }) => minute === 45],
    [{ frequency: 'hourly', everyHours: 2, startMinute: 15 }, ({ hour, minute }) => hour % 2 === 0 && minute === 15],
    [
      { frequency: 'weekly', dayOfWeek: 7, hour: 2, minute: 0 },
      ({ weekday, hour, minute }) => weekday === 0 && hour === 2 && minute === 0,
    ],
    [
      { frequency: 'monthly', dayOfMonth: 31, hour: 0, minute: 0 },
      ({ isLast, hour, minute }) => isLast && hour === 0 && minute === 0,
    ],
    [cron('15,45 0-3,23 * * *'), ({ hour, minute }) => (hour <= 3 || hour === 23) && (minute === 15 || minute === 45)],
    [
      cron('30 0 1,15 * SAT'),
      ({ day, weekday, hour, minute }) => (day === 1 || day === 15 || weekday === 6) && hour === 0 && minute === 30,
    ],
  ];
  it.each([
    [paris, 2026],
    ['America/St_Johns', 2026],
    ['America/Havana', 2020],
    ['America/Sao_Paulo', 2015],
    ['America/Nuuk', 2022],
    ['Africa/Casablanca', 2024],
    ['Africa/Cairo', 2023],
    ['Asia/Beirut', 2024],
    ['Asia/Kathmandu', 2026],
    ['Australia/Lord_Howe', 2026],
    ['Pacific/Chatham', 2026],
    ['Pacific/Apia', 2010],
  ])('%s from %i on', (zone, year) => {
    const showings = watchClock(zone, year, 5).map(({ shown, at }) => ({ at, showing: local(shown) }));
    // The last day is incomplete: the simulation ends there.
    const [after, until] = [Date.UTC(year, 0, 3), Date.UTC(year + 5) - 3 * 86_400_000];
    for (const [schedule, isDue] of cases) {
      const instants = new Set(
        showings.filter(({ showing, at }) => at > after && at <= until && isDue(showing)).map(({ at }) => at),
      );
      const expected = [...instants].sort((one, other) => one - other).map((at) => new Date(at).toISOString());
      expect(expected.length).toBeGreaterThan(50);
      expect(nextOccurrences(schedule, zone, new Date(after).toISOString(), expected.length)).toEqual(expected);
      expect(
        occurrencesBetween(schedule, zone, {
          after: new Date(after).toISOString(),
          through: new Date(until).toISOString(),
        }),
      ).toEqual({ latest: expected.at(-1), count: expected.length });
    }
  });
});
