import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock, systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { openSqliteKeyVault } from '@ecrin/platform/adapters/key-vault/sqlite-key-vault.ts';
import { apiClient, sha256, writtenThought, type ApiClient } from '@ecrin/testing/kits/api-client.ts';
import { wavOf } from '@ecrin/testing/kits/wav.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBackupRecord } from '#backup/backup-record.ts';
import { runBackup, runRehearsal } from '#backup/run-backup.ts';
import { restoreBackup } from '#backup/run-restore.ts';
import { readConfig, type SharedConfig } from '#config/config.ts';
import {
  sendRequest,
  startTestServer,
  password,
  registerTestClient,
  type TestServer,
  type SignedInClient,
} from '#test/server.fixtures.ts';

const sound = wavOf(new Float32Array(50_000));

const speak = async (client: ApiClient): Promise<string> => {
  const [recordingId, thoughtId] = [systemIds.next(), systemIds.next()];
  await client.upload(recordingId, 0, sound);
  await client.call('POST', `/recordings/${recordingId}/seal`, {
    body: {
      thoughtId,
      chunks: 1,
      sha256: sha256(sound),
      durationMs: 3_125,
      occurredAt: new Date().toISOString(),
      timeZone: 'Europe/Paris',
      language: 'fr',
    },
  });
  return thoughtId;
};

const configFor = (DATA_DIR: string): SharedConfig => readConfig({ DATA_DIR, ROLES: '' }).shared;

/** Names of files below a folder. */
const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted();

describe('a backup of a folder in use', () => {
  let [server, claire, folder, client]: [TestServer, SignedInClient, string, ApiClient] = [] as never;
  let spoken = '';
  const place = (name: string) => ({ data: join(folder, `${name}-data`), keys: join(folder, `${name}-keys`) });
  const backUp = (name: string, now = systemClock.now()) =>
    runBackup({ config: configFor(server.dataDir), clock: { now: () => now }, addresses: place(name) });
  const restore = (name: string, into: string, at: string | null = null) =>
    restoreBackup({
      config: configFor(join(folder, into)),
      what: { ...place(name), at },
      now: () => performance.now(),
    });

  beforeAll(async () => {
    server = await startTestServer();
    claire = await registerTestClient(server, 'claire');
    client = apiClient(server.url, { token: claire.token, clientId: claire.userId });
    folder = await mkdtemp(join(tmpdir(), 'ecrin-backup-'));
    spoken = await speak(client);
  });
  afterAll(async () => {
    await server.remove();
    await rm(folder, { recursive: true });
  });

  it('given continuous writes, then everything acknowledged before is restored, with audio and sign-in methods', async () => {
    const recordingId = systemIds.next();
    await client.upload(recordingId, 0, sound);
    const before: string[] = [];
    for (const content of ['un', 'deux', 'trois'])
      before.push(String((await client.call('POST', '/thoughts', { body: writtenThought(content) })).body['stream']));
    const enough = new AbortController();
    const busy = (async () => {
      while (!enough.signal.aborted) await client.call('POST', '/thoughts', { body: writtenThought('pendant') });
    })();
    await backUp('whole');
    enough.abort();
    await busy;
    const { thoughts, files } = await restore('whole', 'restored');
    expect(thoughts).toBeGreaterThanOrEqual(before.length + 1);
    expect(files).toBe(2);

    const again = await startTestServer({ DATA_DIR: join(folder, 'restored') });
    const listed = async () =>
      (await sendRequest(again, 'GET /api/client/thoughts?limit=100', { token: claire.token })).text;
    for (const stream of before)
      await expect.poll(listed, { timeout: 10_000 }).toContain(stream.slice('thought-'.length));
    const audio = await fetch(`${again.url}/api/client/thoughts/${spoken}/audio`, {
      headers: { Authorization: `Bearer ${claire.token}` },
    });
    expect(sha256(new Uint8Array(await audio.arrayBuffer()))).toBe(sha256(sound));
    const begun = await sendRequest(again, `GET /api/client/recordings/${recordingId}`, { token: claire.token });
    expect(begun).toMatchObject({ body: { chunks: [{ seq: 0, bytes: sound.length, sha256: sha256(sound) }] } });
    const signedIn = await sendRequest(again, 'POST /api/client/login', { body: { email: claire.email, password } });
    expect(signedIn.status).toBe(200);
    await again.remove();
  });

  it('keeps keys apart, and nothing that others on the machine can read', async () => {
    await backUp('apart');
    const [data, keys] = [place('apart').data, place('apart').keys];
    const masterKey = sha256(await readFile(join(server.dataDir, 'master.key')));
    expect((await filesIn(keys)).some((name) => name.endsWith(masterKey))).toBe(true);
    expect((await filesIn(data)).some((name) => name.endsWith(masterKey))).toBe(false);
    for (const file of await filesIn(data)) expect(((await stat(join(data, file))).mode & 0o077).toString(8)).toBe('0');
    await expect(
      restoreBackup({
        config: configFor(join(folder, 'without-keys')),
        what: { data, keys: join(folder, 'no-keys'), at: null },
        now: () => 0,
      }),
    ).rejects.toMatchObject({ reason: 'nothing-there' });
  });

  it('stores a recording once, and forgets it with the last backup that has it', async () => {
    const day = (date: string) => new Date(`${date}T03:00:00Z`);
    await backUp('often', day('2026-01-01'));
    const first = await filesIn(place('often').data);
    await backUp('often', day('2026-01-02'));
    const second = await filesIn(place('often').data);
    expect(second).toEqual(expect.arrayContaining(first));
    // Of the databases at most: recordings are the same files.
    expect(second.length - first.length).toBeLessThanOrEqual(1 + 4);
    await backUp('often', new Date('2026-01-02T04:00:00Z'));
    const backups = (await filesIn(place('often').data)).filter((name) => name.startsWith('backups/'));
    expect(backups).toEqual(['backups/2026-01-01T03-00-00.000Z.ndjson', 'backups/2026-01-02T04-00-00.000Z.ndjson']);
    expect((await restore('often', 'of-a-day', '2026-01-01')).id).toBe('2026-01-01T03-00-00.000Z');
  });

  it('opens nothing of a person whose key was destroyed since', async () => {
    const jean = await registerTestClient(server, 'jean');
    const of = apiClient(server.url, { token: jean.token, clientId: jean.userId });
    await of.call('POST', '/thoughts', { body: writtenThought('à oublier') });
    await backUp('erased', new Date('2026-02-01T03:00:00Z'));
    const copy = join(folder, 'destroying');
    await cp(server.dataDir, copy, { recursive: true });
    const vault = openSqliteKeyVault({
      file: join(copy, 'keys.db'),
      masterKey: openMasterKey({ dir: copy, fromEnvironment: null }),
      clock: systemClock,
    });
    await vault.destroy(jean.userId);
    await vault.close();
    const later = { now: () => new Date('2026-02-02T03:00:00Z') };
    await runBackup({ config: configFor(copy), clock: later, addresses: place('erased') });
    expect(await restore('erased', 'forgotten', '2026-02-01')).toMatchObject({ erased: 1 });
  });

  it('records how it went, and rehearses without leaving anything', async () => {
    const job = { config: configFor(server.dataDir), clock: systemClock, addresses: place('rehearsed') };
    await runBackup(job);
    const before = await filesIn(server.dataDir);
    const { thoughts } = await runRehearsal(job);
    expect((await filesIn(server.dataDir)).filter((name) => !before.includes(name))).toEqual([]);
    expect(await readBackupRecord(server.dataDir)).toMatchObject({
      lastGood: { at: expect.any(String) },
      lastFailure: null,
      lastRehearsal: { thoughts, failure: null },
    });
    const object = (await filesIn(place('rehearsed').data)).find((name) => name.startsWith('objects/')) ?? '';
    await writeFile(join(place('rehearsed').data, object), randomBytes(10));
    await expect(runRehearsal(job)).rejects.toMatchObject({
      reason: 'damaged',
      message: expect.stringContaining(`Delete ${object} there`),
    });
    expect(await readBackupRecord(server.dataDir)).toMatchObject({ lastRehearsal: { failure: 'damaged' } });
    await runBackup(job);
    await runRehearsal(job);
  });

  it('fails in words for a folder without events, and for one that is not empty', async () => {
    const job = { config: configFor(folder), clock: systemClock, addresses: place('none') };
    await expect(runBackup(job)).rejects.toMatchObject({ reason: 'nothing-there' });
    await backUp('full');
    await expect(restore('full', 'full-data')).rejects.toMatchObject({ reason: 'not-empty' });
  });
});
