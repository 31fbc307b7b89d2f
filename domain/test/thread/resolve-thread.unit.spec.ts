import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { resolveThread, type ThreadResolution } from '#thread/resolve-thread.ts';

const threads = (all: Readonly<Record<string, Partial<ThreadResolution>>>) =>
  new Map(Object.entries(all).map(([threadId, state]) => [threadId, { deleted: false, mergedInto: null, ...state }]));

it.each([
  ['itself', {}, 'a', 'a'],
  ['what it was merged into', { a: { mergedInto: 'b' } }, 'a', 'b'],
  ['what that was merged into in turn', { a: { mergedInto: 'b' }, b: { mergedInto: 'c' } }, 'a', 'c'],
  ['nothing, once it is deleted', { a: { deleted: true } }, 'a', null],
  ['nothing, once what it was merged into is deleted', { a: { mergedInto: 'b' }, b: { deleted: true } }, 'a', null],
  ['null, when it is unknown', {}, 'z', null],
  ['itself, when two merges went in a circle', { a: { mergedInto: 'b' }, b: { mergedInto: 'a' } }, 'a', 'a'],
  [
    'the first of a circle it leads to',
    { c: { mergedInto: 'a' }, a: { mergedInto: 'b' }, b: { mergedInto: 'a' } },
    'c',
    'a',
  ],
] as const)('a thread id resolves to %s', (...[, merges, threadId, resolved]) =>
  expect(resolveThread(threads({ a: {}, b: {}, c: {}, ...merges }), threadId)).toBe(resolved),
);

it('terminates for any merges, and the result resolves to itself', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const any = fc.record({ deleted: fc.boolean(), mergedInto: fc.constantFrom(...ids, null) });
  fc.assert(
    fc.property(fc.tuple(any, any, any, any), (states) => {
      const all = new Map(states.map((state, place) => [ids[place] ?? '', state]));
      const resolved = ids.flatMap((threadId) => resolveThread(all, threadId) ?? []);
      expect(resolved.map((threadId) => resolveThread(all, threadId))).toEqual(resolved);
    }),
  );
});
