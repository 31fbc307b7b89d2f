import { mostCounted } from '@ecrin/contracts/thought/thought-list.ts';
import { expect, it } from 'vitest';
import { totalOf } from '#thought-card/list-total.ts';

/** Counts as every store does. */
const cardsWith = (stored: number) => ({
  count: async (_filter: object, _text: unknown, most = Infinity) => Math.min(stored, most + 1),
});

it.each([
  [0, { total: 0, totalIsExact: true }],
  [mostCounted, { total: mostCounted, totalIsExact: true }],
  [mostCounted + 1, { total: mostCounted, totalIsExact: false }],
  [100_000, { total: mostCounted, totalIsExact: false }],
])('given %i thoughts, then the total of a list is told as %o', async (stored, told) =>
  expect(await totalOf(cardsWith(stored), { ownerId: 'anne' }, undefined)).toEqual(told),
);
