import { describe, expect, it } from 'vitest';
import { dayPlus, daysBetween, daysOf, weekdayOf, yearsBefore } from '#time/days.ts';

describe('the day so many after another', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['1900-01-01', -1, '1899-12-31'],
    ['0000-01-01', 0, '0000-01-01'],
    ['9999-12-30', 1, '9999-12-31'],
  ])('%s and %i: %s', (day, days, expected) => expect(dayPlus(day, days)).toBe(expected));

  it.each([
    ['9999-12-31', 1],
    ['0000-01-01', -1],
    ['2026-01-01', 4_000_000],
    ['2026-01-01', 1e300],
    ['no day', 1],
  ])('%s and %d: refused, since YYYY-MM-DD cannot write it', (day, days) =>
    expect(() => dayPlus(day, days)).toThrow(RangeError),
  );
});

it.each([
  ['2025-11-18', 1, '2024-11-18'],
  ['2024-02-29', 1, '2023-02-28'],
  ['2028-02-29', 4, '2024-02-29'],
  ['1900-01-01', 5, '1895-01-01'],
])('%s, %i years before: %s', (day, years, expected) => expect(yearsBefore(day, years)).toBe(expected));

it('counts days and their weekdays across years', () => {
  expect(daysBetween('2023-12-31', '2024-12-31')).toBe(366);
  expect([weekdayOf('1970-01-01'), weekdayOf('1900-01-01')]).toEqual([4, 1]);
  expect(daysOf({ from: '2024-02-28', to: '2024-03-01' })).toEqual(['2024-02-28', '2024-02-29', '2024-03-01']);
});
