import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { erasurePlaces } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { systemClock, systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { openSqliteKeyVault } from '@ecrin/platform/adapters/key-vault/sqlite-key-vault.ts';
import { destroyThoughtKeys } from '@ecrin/platform/crypto/owner-keys.ts';
import { apiClient, writtenThought } from '@ecrin/testing/kits/api-client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseKeyCopies, takeThoughtKeys } from '#backup/erase-key-copies.ts';
import { openBackupPlace } from '#backup/open-places.ts';
import { runBackup } from '#backup/run-backup.ts';
import { readConfig } from '#config/config.ts';
import type { ErasureMarks } from '#erasure/erasure-proof.ts';
import { createErasureProof } from '#erasure/proof/create-erasure-proof.ts';
import { filesBelow } from '#erasure/proof/files.ts';
import { placeOfFile } from '#erasure/proof/places.ts';
import { searchPlace } from '#erasure/proof/search-place.ts';
import { registerTestClient, startTestServer } from '#test/server.fixtures.ts';
import { alsoLeft, certificateOf, gone, leftIn, marksOfGone as marks, notClean } from './left-behind.fixtures.ts';

const never = new AbortController().signal;

describe('the places where something may be left', () => {
  /** Of a server that was used and stopped, with its backups beside it. */
  let used = '';
  let staying = '';
  let copies = 0;
  const folders: string[] = [];
  const temporary = async (): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'ecrin-left-'));
    folders.push(folder);
    return folder;
  };
  beforeAll(async () => {
    used = await temporary();
    const server = await startTestServer({ DATA_DIR: join(used, 'data'), ROLES: 'api,projections,workflows' });
    const { token, userId, email } = await registerTestClient(server, 'claire');
    const client = apiClient(server.url, { token, clientId: userId });
    staying = userId;
    await client.call('POST', '/thoughts', { body: writtenThought('Ce que je pense du jardin ce matin') });
    await client.upload(systemIds.next(), 0, new Uint8Array(100).fill(1));
    await client.call('POST', '/forgot-password', { body: { email } });
    const config = readConfig({ DATA_DIR: server.dataDir, ROLES: '' }).shared;
    await runBackup({
      config,
      clock: systemClock,
      addresses: { data: join(used, 'data-backups'), keys: join(used, 'data-backup-keys') },
    });
    await server.restart(async () => {
      await cp(used, join(await temporary(), 'copy'), { recursive: true });
    });
    used = join(folders.at(-1) ?? '', 'copy');
    await server.remove();
  });
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

  const copyOfUsed = async () => {
    const folder = join(await temporary(), `copy-${(copies += 1)}`);
    await cp(used, folder, { recursive: true });
    const dir = join(folder, 'data');
    return { dir, copies: { data: join(folder, 'data-backups'), keys: join(folder, 'data-backup-keys') } };
  };
  const configOf = (dir: string, variables: Readonly<Record<string, string>> = {}) =>
    readConfig({ DATA_DIR: dir, ROLES: '', ...variables }).shared;
  const masterKeyOf = (dir: string) => openMasterKey({ dir, fromEnvironment: null });
  const proofOf = (dir: string) =>
    createErasureProof({
      config: configOf(dir),
      stores: {
        masterKey: masterKeyOf(dir),
        events: { readAll: async function* () {} },
        storedEvents: { readStream: async function* () {} },
      },
    });
  /** The certificate of what a search of that folder finds. */
  const certified = async (dir: string, sought: ErasureMarks | null) => {
    const proof = proofOf(dir);
    const places = await proof.search({ clientId: gone.clientId, marks: sought }, never);
    return certificateOf(proof, places);
  };

  it('given every file that a server leaves, then each belongs to a place, and no store of words is among the others', async () => {
    const files = (await filesBelow(join(used, 'data'))).filter((file) => placeOfFile(file) === 'other-files');
    // A new one here is to be given a place of its own if the product writes anything of a person into it.
    expect(files.toSorted()).toEqual(['backup.lock', 'backups.json', 'lock.db', 'master.key']);
  });

  it('given nothing of the person anywhere, then the certificate is whole, and says how much was read', async () => {
    const { dir } = await copyOfUsed();
    const { isWhole, places } = await certified(dir, marks);
    expect(notClean(places)).toEqual([]);
    expect(isWhole).toBe(true);
    expect(places.filter(({ bytes }) => bytes === 0)).toEqual([]);
    expect(places.map(({ place }) => place)).toEqual(erasurePlaces);
  });

  it.each(erasurePlaces)(
    'given something that is left in %s alone, then it is named, and the certificate is not whole',
    async (place) => {
      const folder = await copyOfUsed();
      leftIn[place](folder);
      const { isWhole, places } = await certified(folder.dir, marks);
      expect(notClean(places)).toEqual([place]);
      expect(isWhole).toBe(false);
    },
  );

  it.each(alsoLeft)('given in %s: %s, then it is found', async (place, _how, leave) => {
    const folder = await copyOfUsed();
    leave(folder);
    expect(notClean((await certified(folder.dir, marks)).places)).toEqual([place]);
  });

  it('given that the fragments were lost with the process, then what needs them stays open, and keys and ids are sought still', async () => {
    const { dir } = await copyOfUsed();
    const { isWhole, places } = await certified(dir, null);
    expect(isWhole).toBe(false);
    expect(places.filter(({ found }) => found === 0).map(({ place }) => place)).toEqual([
      'keys',
      'access',
      'presence',
      'key-copies',
    ]);
    expect(new Set(places.filter(({ found }) => found === null).map(({ reason }) => reason))).toEqual(
      new Set(['restarted']),
    );
  });

  it('given a part of an account whose marks were lost, then only what still opens it is left, not the account that stays', async () => {
    const { dir, copies: places } = await copyOfUsed();
    const part = { thoughtIds: ['01980000-0000-7000-8000-000000000077'], sounds: [] };
    const left = async () => {
      const searched = await proofOf(dir).search({ clientId: staying, part, marks: null }, never);
      return searched.filter(({ found, reason }) => found !== 0 && reason !== 'restarted').map(({ place }) => place);
    };
    expect(await left()).toEqual(['keys', 'key-copies']);
    const current = join(dir, 'keys.db');
    const vault = openSqliteKeyVault({ file: current, masterKey: masterKeyOf(dir), clock: systemClock });
    await destroyThoughtKeys(vault, staying, part.thoughtIds);
    await vault.close();
    expect(await left()).toEqual(['key-copies']);
    const place = await openBackupPlace(places.keys, { config: configOf(dir), masterKeyIn: dir });
    const take = takeThoughtKeys({ owners: [staying], current });
    await eraseKeyCopies(place, { take, drafts: join(dir, 'erasure.partial') }).finally(place.close);
    expect(await left()).toEqual([]);
  });

  it.each([
    ['backups', 'data', false],
    ['key-copies', 'keys', false],
    // Of a disk that is not mounted.
    ['key-copies', 'keys', true],
  ] as const)(
    'given %s that are not where they were made, then their place stays open: %s, an empty folder there: %s',
    async (place, copied, isFolder) => {
      const folder = await copyOfUsed();
      await rm(folder.copies[copied], { recursive: true });
      if (isFolder) await mkdir(folder.copies[copied]);
      const { places, isWhole } = await certified(folder.dir, marks);
      expect(places.filter(({ found }) => found !== 0)).toEqual([
        { place, bytes: 0, found: null, reason: 'unreachable' },
      ]);
      expect(isWhole).toBe(false);
    },
  );

  it.each(['keys', 'events', 'workflows'] as const)(
    'given a server that cannot be reached, then %s stays open',
    async (place) => {
      const { dir } = await copyOfUsed();
      const config = configOf(dir, {
        EVENTSTORE_URL: 'esdb://127.0.0.1:9?tls=false',
        MONGODB_URL: 'mongodb://127.0.0.1:9',
        TEMPORAL_ADDRESS: '127.0.0.1:9',
      });
      const order = {
        clientId: gone.clientId,
        ids: [gone.clientId],
        marks,
        config,
        masterKey: masterKeyOf(dir),
        drafts: dir,
      };
      expect(await searchPlace(place, order)).toEqual({ place, bytes: 0, found: null, reason: 'unreachable' });
    },
  );

  it('given that it is not wanted any more, then the search ends', async () => {
    const { dir } = await copyOfUsed();
    const stopping = new AbortController();
    const searching = proofOf(dir).search({ clientId: gone.clientId, marks }, stopping.signal);
    stopping.abort(new Error('stopped'));
    await expect(searching).rejects.toThrow('stopped');
  });
});
