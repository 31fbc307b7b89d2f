import { expect, it } from 'vitest';
import { groupSecret } from '#features/account/second-factor/secret-groups.ts';

it.each([
  ['ABCDEFGH', ['ABCD', 'EFGH']],
  ['ABCDEF', ['ABCD', 'EF']],
  ['', []],
])('« %s » is parsed as %j', (secret, groups) => {
  expect(groupSecret(secret).map(({ letters }) => letters)).toEqual(groups);
  expect(
    groupSecret(secret)
      .map(({ letters }) => letters)
      .join(''),
  ).toBe(secret);
});
