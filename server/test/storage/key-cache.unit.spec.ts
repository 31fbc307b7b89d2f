import { expect, it } from 'vitest';
import { readConfig } from '#config/config.ts';
import { keyCacheMs } from '#storage/open-stores.ts';

it.each([
  ['0', 0],
  ['1', 1_000],
  ['35', 30_000],
  ['600', 30_000],
])('given an erasure that waits %s s for other processes, then they keep no key for longer', (seconds, longest) => {
  const { shared } = readConfig({ DATA_DIR: '.', ROLES: '', ERASURE_SETTLE_SECONDS: seconds });
  expect(keyCacheMs(shared)).toBe(longest);
});

it('given no setting, then an erasure waits for longer than a key is kept', () => {
  const { shared } = readConfig({ DATA_DIR: '.', ROLES: '' });
  expect(keyCacheMs(shared)).toBeLessThan(shared.ERASURE_SETTLE_SECONDS * 1_000);
});
