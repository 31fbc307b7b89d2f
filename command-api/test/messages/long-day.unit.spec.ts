import { expect, it } from 'vitest';
import { dateInWords, longDayOf } from '#messages/long-day.ts';

it.each([
  ['fr', '2026-12-01T09:00:00.000Z', '1er décembre 2026'],
  ['fr', '2026-12-11T09:00:00.000Z', '11 décembre 2026'],
  ['en', '2026-12-01T09:00:00.000Z', '1 December 2026'],
] as const)('in %s, the day of %s is %s', (language, instant, words) =>
  expect(longDayOf(language, instant)).toBe(words),
);

it('the first of a month is « 1er » with its weekday and an hour too', () =>
  expect(
    dateInWords({
      language: 'fr',
      instant: '2026-11-01T08:00:00.000Z',
      dateStyle: 'full',
      timeStyle: 'short',
      timeZone: 'Europe/Paris',
    }),
  ).toBe('dimanche 1er novembre 2026 à 09:00'));
