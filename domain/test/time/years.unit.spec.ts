import { expect, it } from 'vitest';
import { daysBetween, weekdayOf } from '#time/days.ts';
import { earliestYear, latestYear, monthsOf, spanOf, weeksOf } from '#time/years.ts';

const years = Array.from({ length: latestYear - earliestYear + 1 }, (_none, index) => earliestYear + index);
const length = ({ from, to }: Readonly<{ from: string; to: string }>) => daysBetween(from, to) + 1;

it.each([monthsOf, weeksOf])('%o of every year follow each other from its first day to its last', (partsOf) => {
  for (const year of years) {
    const parts = partsOf(year);
    expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([`${year}-01-01`, `${year}-12-31`]);
    expect(parts.reduce((sum, part) => sum + length(part), 0)).toBe(length(spanOf(year)));
  }
});

it('weeks begin on a Monday, all but the first', () =>
  expect(
    new Set(
      weeksOf(2024)
        .slice(1)
        .map(({ from }) => weekdayOf(from)),
    ),
  ).toEqual(new Set([1])));

it('February has 29 days in a leap year', () => expect(spanOf(2024, 2).to).toBe('2024-02-29'));
