import { expect, it } from 'vitest';
import { editDistance } from '#text/edit-distance.ts';

it.each([
  ['', '', 0],
  ['a', '', 1],
  ['', 'ab', 2],
  ['chloe', 'cloe', 1],
  ['niche', 'chien', 4],
  ['même', 'même', 0],
])('« %s » to « %s » has distance %i', (one, other, steps) =>
  expect(editDistance(one.split(''), other.split(''))).toBe(steps),
);
