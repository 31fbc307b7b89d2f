import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { erasureCertificate } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import type { AskedErasure } from '@ecrin/contracts/erasure/erasure.ts';
import { mark } from '@ecrin/testing/erasure/marked-kinds.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runBackup } from '#backup/run-backup.ts';
import { restoreBackup, type WhatToRestore } from '#backup/run-restore.ts';
import { readConfig } from '#config/config.ts';
import { wrappedKeyIn } from '#erasure/proof/database-rows.ts';
import { filesBelow } from '#erasure/proof/files.ts';
import { password, registerTestClient, sendRequest, startTestServer, type TestServer } from '#test/server.fixtures.ts';
import {
  askErasure,
  filesWith,
  openPlacesOf,
  stateOfErasure,
  waitUntilErased,
  writeMarkedAccount,
  type MarkedAccount,
} from './marked-account.fixtures.ts';

const roles = {
  ROLES: 'api,projections,workflows',
  ORBS_CREATED_BY: 'everyone',
  ERASURE_SETTLE_SECONDS: '0',
};

const root = new URL('../../../', import.meta.url).pathname;

const isDatabase = (file: string): boolean => readFileSync(file).subarray(0, 6).toString() === 'SQLite';

describe('backups from before an account was erased', () => {
  let folder = '';
  let server: TestServer;
  let gone: MarkedAccount;
  let asked: AskedErasure;
  let before = '';
  const at = (name: string) => join(folder, name);
  const places = () => ({ data: at('data-backups'), keys: at('data-backup-keys') });
  const backUp = () => {
    const config = readConfig({ DATA_DIR: server.dataDir, ROLES: '' }).shared;
    return runBackup({ config, clock: { now: server.now }, addresses: places() });
  };
  const restore = (into: string, from: Partial<WhatToRestore>, day: string | null = null) =>
    restoreBackup({
      config: readConfig({ DATA_DIR: at(into), ROLES: '' }).shared,
      what: { ...places(), ...from, at: day },
      now: () => 0,
    });
  const keyIn = (name: string) => wrappedKeyIn(join(at(name), 'keys.db'), gone.client.userId);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-erased-backups-'));
    server = await startTestServer({ ...roles, DATA_DIR: at('data') });
    gone = await writeMarkedAccount(server, await registerTestClient(server, 'anne'));
    before = (await backUp()).id;
    await cp(places().keys, at('former-keys'), { recursive: true });
    asked = await askErasure(server, gone.client.token);
    await waitUntilErased(server, asked);
    server.advanceClock(24 * 3_600_000);
    await backUp();
  }, 120_000);
  afterAll(async () => {
    await server.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it('have no copy of the key any more, and the certificate says so', async () => {
    const { certificate } = await stateOfErasure(server, asked);
    const { places: searched } = erasureCertificate.parse(JSON.parse(certificate ?? ''));
    const copies = searched.filter(({ place }) => place === 'key-copies' || place === 'backups');
    expect(copies.map(({ found, bytes }) => [found, bytes > 0])).toEqual([
      [0, true],
      [0, true],
    ]);
  });

  it('are restored without anything of theirs, and the server erases the account once more', async () => {
    const { erased } = await restore('restored', {}, before);
    expect(erased).toBeGreaterThan(0);
    expect(keyIn('restored')).toBeNull();
    expect(await filesWith(join(at('restored'), 'blobs'), gone.client.userId)).toEqual([]);
    const again = await startTestServer({ ...roles, DATA_DIR: at('restored') });
    const { email } = gone.client;
    const signIn = await sendRequest(again, 'POST /api/client/login', { body: { email, password } });
    expect(signIn.body).toMatchObject({ code: 'client.credentials-refused' });
    await waitUntilErased(again, asked);
    // That a device had said so went with what came after the backup; which ones there were is in the ledger.
    expect((await openPlacesOf(again, asked))[1]).toContain('devices');
    expect(await filesWith(at('restored'), mark)).toEqual([]);
    await registerTestClient(again, mark);
    await again.remove();
  }, 120_000);

  it('are closed by the restored events too, where the keys are of an earlier copy without a ledger', async () => {
    expect(await filesWith(at('former-keys'), gone.client.userId)).not.toEqual([]);
    await restore('of-former-keys', { keys: at('former-keys'), withoutLedger: true });
    expect(keyIn('of-former-keys')).toBeNull();
  });

  it.each(['of an earlier copy', 'without their ledger'])(
    'are restored with keys %s by npm run restore only where it is told to',
    async (which) => {
      const keys = which === 'of an earlier copy' ? at('former-keys') : at('keys-alone');
      if (which !== 'of an earlier copy')
        for (const name of ['backups', 'objects'])
          await cp(join(places().keys, name), join(keys, name), { recursive: true });
      const into = join(folder, `told ${which}`);
      const args = ['run', '--silent', 'restore', '--', places().data, '--keys', keys, '--at', before];
      const run = (more: readonly string[]) =>
        promisify(execFile)('npm', [...args, ...more], { cwd: root, env: { ...process.env, DATA_DIR: into } });
      await expect(run([])).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(
          /^The ledger of erasures in \S+ is missing or too old \(0 of 1 erasures\): [^\n]+\n$/,
        ),
      });
      expect(existsSync(join(into, 'events.db'))).toBe(false);
      expect((await run(['--without-ledger'])).stdout).toContain('The ledger of erasures was not required');
      expect(wrappedKeyIn(join(into, 'keys.db'), gone.client.userId) !== null).toBe(which === 'of an earlier copy');
    },
    60_000,
  );

  it('at a place that was chosen later lose the key with the next backup', async () => {
    const config = readConfig({ DATA_DIR: server.dataDir, ROLES: '' }).shared;
    const addresses = { data: at('later-data'), keys: at('former-keys') };
    server.advanceClock(24 * 3_600_000);
    await runBackup({ config, clock: { now: server.now }, addresses });
    const databases = (await filesBelow(at('former-keys'))).filter((file) => isDatabase(join(at('former-keys'), file)));
    expect(databases.length).toBeGreaterThan(1);
    expect(databases.map((file) => wrappedKeyIn(join(at('former-keys'), file), gone.client.userId))).toEqual(
      databases.map(() => null),
    );
  });
});
