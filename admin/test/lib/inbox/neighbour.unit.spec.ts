import { expect, it } from 'vitest';
import { chosenIn, neighbourOf } from '#lib/inbox/neighbour.ts';

const items = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

it.each([
  ['b', 1, 'c'],
  ['b', -1, 'a'],
  ['c', 1, undefined],
  ['a', -1, undefined],
  [null, 1, 'a'],
  [null, -1, undefined],
] as const)('from %s by %i is %s', (chosenId, step, next) =>
  expect(neighbourOf(items, { chosenId, at: 0 }, step)?.id).toBe(next),
);

it.each([
  [1, 1, 'b'],
  [1, -1, 'a'],
  [3, 1, 'c'],
  [0, -1, undefined],
] as const)('once it is decided, from where it was, %i, by %i is what took its place: %s', (at, step, next) =>
  expect(neighbourOf(items, { chosenId: 'gone', at }, step)?.id).toBe(next),
);

it('shows what the address names, else what waits longest', () => {
  expect(chosenIn(items, 'c')).toBe('c');
  expect(chosenIn(items, 'answered-since')).toBe('answered-since');
  expect(chosenIn(items, null)).toBe('a');
  expect(chosenIn([], null)).toBeNull();
});
