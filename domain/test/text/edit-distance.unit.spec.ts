import { expect, it } from 'vitest';
import { editDistance } from '#text/edit-distance.ts';

it.each([
  ['', '', 0],
  ['a', '', 1],
  ['', 'ab', 2],
  ['chloe', 'cloe', 1],
  ['niche', 'chien', 4],
  ['même', 'même', 0],
])('from « %s » to « %s » are %i steps', (one, other, steps) =>
  expect(editDistance(one.split(''), other.split(''))).toBe(steps),
);
