import { expect, it } from 'vitest';
import { createToldChanges } from '#sockets/told-changes.ts';

const noticeOf = (id: string) => ({ model: 'thought-card', id, change: 'changed', position: 1 }) as const;
const startedAt = Date.UTC(2026, 0, 1);

it('repeats what one owner was told after a number, in order', () => {
  const told = createToldChanges(startedAt);
  told.add('claire', noticeOf('before'));
  const number = told.last(['claire']);
  for (const [ownerId, id] of [
    ['claire', 'first'],
    ['paul', 'not hers'],
    ['all-clients', 'second'],
  ] as const)
    told.add(ownerId, noticeOf(id));
  expect(told.after(number, ['claire', 'all-clients'])?.map(({ id }) => id)).toEqual(['first', 'second']);
  expect(told.after(told.last(['claire', 'all-clients']), ['claire'])).toEqual([]);
});

it('does not know what was told before it began, by an earlier process or a later one', () => {
  const [earlier, told] = [createToldChanges(startedAt), createToldChanges(startedAt + 1_000)];
  earlier.add('claire', noticeOf('a'));
  told.add('claire', noticeOf('b'));
  expect(told.after(earlier.last(['claire']), ['claire'])).toBeNull();
  expect(told.after(0, ['claire'])).toBeNull();
  expect(told.after(told.last(['claire']) + 1, ['claire'])).toBeNull();
});

it('knows nothing from before changes were missed', () => {
  const told = createToldChanges(startedAt);
  const before = told.last(['claire']);
  told.forget();
  expect(told.after(before, ['claire'])).toBeNull();
  expect(told.after(told.last(['claire']), ['claire'])).toEqual([]);
});

it('remembers the latest ones only, and repeats few', () => {
  const told = createToldChanges(startedAt);
  const first = told.last(['claire', 'paul']);
  for (let nth = 0; nth < 9_000; nth += 1) told.add(nth % 100 === 0 ? 'claire' : 'paul', noticeOf(String(nth)));
  expect(told.after(first, ['claire'])).toBeNull();
  expect(told.after(told.last(['claire', 'paul']) - 2_000, ['claire'])).toHaveLength(20);
  expect(told.after(told.last(['claire', 'paul']) - 2_000, ['paul'])).toBeNull();
});

it('does not count for one owner what others are told', () => {
  const told = createToldChanges(startedAt);
  told.add('claire', noticeOf('hers'));
  const before = told.last(['claire']);
  told.add('paul', noticeOf('his'));
  expect(told.last(['claire'])).toBe(before);
  expect(told.last(['somebody who was told of none'])).toBeLessThan(before);
  told.add('claire', noticeOf('next'));
  expect(told.after(before, ['claire'])?.map(({ id }) => id)).toEqual(['next']);
});
