import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { resolveThread, type ThreadResolution } from '#thread/resolve-thread.ts';

const threads = (all: Readonly<Record<string, Partial<ThreadResolution>>>) =>
  new Map(
    Object.entries(all).map(([threadId, standing]) => [threadId, { deleted: false, mergedInto: null, ...standing }]),
  );

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
] as const)('a thread id resolves to %s', (...[, merges, threadId, standing]) =>
  expect(resolveThread(threads({ a: {}, b: {}, c: {}, ...merges }), threadId)).toBe(standing),
);

it('terminates for any merges, and the result resolves to itself', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const any = fc.record({ deleted: fc.boolean(), mergedInto: fc.constantFrom(...ids, null) });
  fc.assert(
    fc.property(fc.tuple(any, any, any, any), (standings) => {
      const all = new Map(standings.map((standing, place) => [ids[place] ?? '', standing]));
      const standing = ids.flatMap((threadId) => resolveThread(all, threadId) ?? []);
      expect(standing.map((threadId) => resolveThread(all, threadId))).toEqual(standing);
    }),
  );
});
