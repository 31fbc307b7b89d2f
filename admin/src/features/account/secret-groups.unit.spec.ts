import { expect, it } from 'vitest';
import { inGroups } from './secret-groups.ts';

it.each([
  ['ABCDEFGH', ['ABCD', 'EFGH']],
  ['ABCDEF', ['ABCD', 'EF']],
  ['', []],
])('« %s » is read as %j', (secret, groups) => {
  expect(inGroups(secret).map(({ letters }) => letters)).toEqual(groups);
  expect(
    inGroups(secret)
      .map(({ letters }) => letters)
      .join(''),
  ).toBe(secret);
});
