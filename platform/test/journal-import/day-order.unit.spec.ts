import { describe, expect, it } from 'vitest';
import { dayOrderOf } from '#journal-import/day-order.ts';

type Dates = readonly (readonly [number, number, number])[];
const of = (...dates: readonly string[]): Dates =>
  dates.map((date) => date.split('/').map(Number) as [number, number, number]);

describe('which number of a date is the day', () => {
  it.each([
    ['a first number above 12', of('3/4/24', '13/4/24'), 'day-first'],
    ['a second number above 12', of('3/4/24', '4/13/24'), 'month-first'],
    ['a second number that goes back within a year', of('1/10/24', '2/9/24', '3/8/24'), 'month-first'],
    ['a first number that goes back within a year', of('10/1/24', '9/2/24', '8/3/24'), 'day-first'],
    ['a month that starts again with the year', of('11/5/23', '12/4/23', '1/6/24'), 'month-first'],
    ['the number that changes more', of('1/10/24', '1/11/24', '1/12/24'), 'month-first'],
    ['nothing: the day is first', of('3/4/24'), 'day-first'],
  ] as const)('is told by %s', (_what, dates, order) => {
    expect(dayOrderOf(dates, { isOldestFirst: true })).toBe(order);
  });

  it('may be told by months that go back, where the latest may come first', () => {
    const latestFirst = of('11/12/24', '11/3/24', '10/5/24', '9/6/24');
    expect(dayOrderOf(latestFirst, { isOldestFirst: false })).toBe('month-first');
    expect(dayOrderOf(of('6/9/24', '5/10/24', '3/11/24', '12/11/24').toReversed(), { isOldestFirst: false })).toBe(
      'day-first',
    );
  });
});
