import { expect, it } from 'vitest';
import { groupByPeriod } from '#features/thoughts/list/day-groups.ts';

const thoughts = ['2025-11-18', '2025-11-18', '2025-11-17', '2025-10-31'].map((day, index) => ({ day, index }));

it('groups thoughts by day, in their order', () =>
  expect(groupByPeriod(thoughts, 'day').map(({ period, items }) => [period, items.map(({ index }) => index)])).toEqual([
    ['2025-11-18', [0, 1]],
    ['2025-11-17', [2]],
    ['2025-10-31', [3]],
  ]));
it('groups thoughts by month', () =>
  expect(groupByPeriod(thoughts, 'month').map(({ period, items }) => [period, items.length])).toEqual([
    ['2025-11', 3],
    ['2025-10', 1],
  ]));
it('merges a day that continues on a second page', () =>
  expect(groupByPeriod([...thoughts, { day: '2025-11-17', index: 4 }], 'day')[1]?.items).toHaveLength(2));
