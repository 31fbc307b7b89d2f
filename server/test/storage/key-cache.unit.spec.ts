import { expect, it } from 'vitest';
import { readConfig } from '#config/config.ts';
import { keyCacheMs } from '#storage/open-stores.ts';

const inFleet = { MONGODB_URL: 'mongodb://localhost/', MASTER_KEY: Buffer.alloc(32).toString('base64') };
const configOf = (environment: Readonly<Record<string, string>>) =>
  readConfig({ DATA_DIR: '.', ROLES: '', ...environment }).shared;

it.each([
  ['0', 0],
  ['1', 1_000],
  ['35', 30_000],
  ['600', 30_000],
])(
  'given an erasure that waits %s s for the other processes of a fleet, then they keep no key for longer',
  (seconds, ms) => {
    expect(keyCacheMs(configOf({ ...inFleet, ERASURE_SETTLE_SECONDS: seconds }))).toBe(ms);
  },
);

it('given no setting, then an erasure waits for longer than a key is kept', () => {
  const config = configOf(inFleet);
  expect(keyCacheMs(config)).toBeLessThan(config.ERASURE_SETTLE_SECONDS * 1_000);
});

it('given one process, which drops a key with it, then it is kept however short an erasure waits', () => {
  expect(keyCacheMs(configOf({ ERASURE_SETTLE_SECONDS: '0' }))).toBe(30_000);
});
