import { expect, it } from 'vitest';
import {
  blankMonths,
  countsByMonth,
  isFullest,
  monthPath,
  monthPlus,
  moodsIn,
  stonesOf,
} from '#features/year/year-figures.ts';

const days = { '2024-01-02': { calm: 2, none: 1 }, '2024-03-31': { sad: 1, calm: 1 }, '2024-04-01': { sad: 4 } };

it('a day has a stone for each thought, a rough one for each without a mood', () => {
  expect(stonesOf(days, '2024-01-02')).toEqual(['calm', 'calm', null]);
  expect(stonesOf(days, '2024-01-03')).toEqual([]);
});

it('moods are in the order of their frequency, those without one at the end', () =>
  expect(moodsIn(days, Object.keys(days))).toEqual([
    { mood: 'sad', count: 5 },
    { mood: 'calm', count: 3 },
    { mood: null, count: 1 },
  ]));

it('a month is blank between others that are not', () => {
  const counts = countsByMonth({ year: 2024, days });
  expect(counts).toEqual([3, 0, 2, 4, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(blankMonths(counts)).toEqual([2]);
  expect(blankMonths(countsByMonth({ year: 2023, days }))).toEqual([]);
});

it('the fullest month has more than any other', () => {
  expect([isFullest([3, 4, 1], 2), isFullest([4, 4, 1], 2), isFullest([3, 4, 1], 1)]).toEqual([true, false, false]);
});

it('months turn over the years', () => {
  expect(monthPath(monthPlus({ year: 2024, month: 1 }, -1))).toBe('/app/year/2023/12');
  expect(monthPath(monthPlus({ year: 2024, month: 12 }, 1))).toBe('/app/year/2025/01');
});
