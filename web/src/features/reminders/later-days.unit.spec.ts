import { describe, expect, it } from 'vitest';
import { daysAfter, monthsAfter } from './later-days.ts';

describe('days to come', () => {
  it.each([
    ['2026-11-21', 1, '2026-12-21'],
    ['2026-11-21', 6, '2027-05-21'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-10-31', 1, '2026-11-30'],
  ])('%s and %i months are %s', (day, months, later) => expect(monthsAfter(day, months)).toBe(later));

  it('a week goes over the end of a year', () => expect(daysAfter('2026-12-28', 7)).toBe('2027-01-04'));
});
