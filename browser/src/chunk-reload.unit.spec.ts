import { expect, it } from 'vitest';
import { mayReload } from './chunk-reload.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
};

it('reloads for a lost part at most once in 60 seconds', () => {
  const storage = memory();
  const start = 1_800_000_000_000;

  expect(mayReload(start, storage)).toBe(true);
  expect(mayReload(start + 59_999, storage)).toBe(false);
  expect(mayReload(start + 60_000, storage)).toBe(true);
});
