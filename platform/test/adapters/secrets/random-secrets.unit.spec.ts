import { expect, it } from 'vitest';
import { randomSecrets } from '#adapters/secrets/random-secrets.ts';

it('makes codes of six digits, the first of which may be a nought', () => {
  const codes = Array.from({ length: 2_000 }, randomSecrets.code);
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBeGreaterThan(1_900);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
});

it('makes tokens of 256 bits that stand in a link as they are', () => {
  const token = randomSecrets.token();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(encodeURIComponent(token)).toBe(token);
  expect(randomSecrets.token()).not.toBe(token);
});
