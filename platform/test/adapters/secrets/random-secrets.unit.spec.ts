import { expect, it } from 'vitest';
import { randomSecrets } from '#adapters/secrets/random-secrets.ts';

it('creates codes of six digits, which may start with zero', () => {
  const codes = Array.from({ length: 2_000 }, randomSecrets.code);
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBeGreaterThan(1_900);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
});

it('creates URL-safe tokens of 256 bits', () => {
  const token = randomSecrets.token();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(encodeURIComponent(token)).toBe(token);
  expect(randomSecrets.token()).not.toBe(token);
});
