import type { Language } from '@ecrin/domain/kernel/language.ts';
import { describe, expect, it } from 'vitest';
import { nearnessOf, nextDatesOf } from '#features/reminders/schedule/next-dates.ts';

const told = (instants: readonly string[], language: Language = 'fr') =>
  nextDatesOf(instants, {
    language,
    timeZone: 'Europe/Paris',
    today: '2025-11-18',
    words: { today: 'auj.', tonight: 'ce soir' },
  }).map(({ above, figure, below }) => [above, figure, below]);

describe('next dates', () => {
  it('of this week show the weekday and time; tonight is named so', () => {
    expect(told(['2025-11-18T20:30:00.000Z', '2025-11-19T20:30:00.000Z'])).toEqual([
      ['ce soir', '18', '21:30'],
      ['mer.', '19', '21:30'],
    ]);
    expect(told(['2025-11-18T12:00:00.000Z'])).toEqual([['auj.', '18', '13:00']]);
  });
  it('that are later show the day and month', () => {
    expect(told(['2025-11-23T10:00:00.000Z', '2025-12-07T10:00:00.000Z'])).toEqual([
      ['dim.', '23', 'nov.'],
      ['dim.', '7', 'déc.'],
    ]);
    expect(told(['2026-05-18T08:00:00.000Z'], 'en')).toEqual([['Mon', '18', 'May']]);
  });
  it('of which a day has several are distinguished by their time, in their zone', () => {
    expect(told(['2025-11-19T22:45:00.000Z', '2025-11-19T23:15:00.000Z', '2025-11-20T08:15:00.000Z'])).toEqual([
      ['mer. 19', '23:45', null],
      ['jeu. 20', '00:15', null],
      ['jeu. 20', '09:15', null],
    ]);
  });
});

it.each([
  ['2025-11-18', '17:59', 'today'],
  ['2025-11-18', '18:00', 'tonight'],
  ['2025-11-19', '00:00', 'tomorrow'],
  ['2025-11-20', '20:00', 'later'],
])('%s at %s is %s', (day, time, near) => expect(nearnessOf({ day, time }, '2025-11-18')).toBe(near));
