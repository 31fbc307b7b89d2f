import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock as clock } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#config/config.ts';
import { createAccountEraser } from '#erasure/account-eraser.ts';
import type { EraserParts } from '#erasure/erasers.ts';

const account = { ownerId: 'client-1', erasureId: 'erasure-1' };
const { signal } = new AbortController();

describe('what is sought of an account', () => {
  let dir = '';
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'ecrin-sought-'));
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  it('is held until it is certified, and not a moment longer', async () => {
    const nothing = { readAll: async function* () {}, readStream: async function* () {} };
    const eraser = createAccountEraser({
      config: readConfig({ DATA_DIR: dir, BACKUPS_TO: 'off', ROLES: '' }).shared,
      stores: {
        dir,
        masterKey: openMasterKey({ dir, fromEnvironment: null }),
        eventsWithErased: nothing,
        storedEvents: nothing,
        shared: null,
        vault: { find: async () => new Uint8Array(32) },
      },
      clock,
    } as unknown as EraserParts);
    const isHeld = async (): Promise<boolean> =>
      (await eraser.search(account, signal)).every(({ reason }) => reason !== 'restarted');
    await eraser.prepare(account);
    expect(await isHeld()).toBe(true);
    eraser.forget('erasure-2');
    expect(await isHeld()).toBe(true);
    eraser.forget(account.erasureId);
    expect(await isHeld()).toBe(false);
  });
});
