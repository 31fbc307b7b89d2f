import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerClient, writtenThought, type ApiClient } from '#kits/api-client.ts';
import type { ServerProcess } from '#servers/main-process.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { killCounts, timeoutMsOf } from './kill-counts.ts';
import { storedEventCounts } from './stored-state-oracle.ts';

const rounds = killCounts.whileBackedUp;
const writers = 12;
const root = new URL('../../../../', import.meta.url).pathname;

/** As people run it: npm, in the folder of the source. */
const npmRun = (command: readonly string[], environment: Readonly<Record<string, string>>) =>
  promisify(execFile)('npm', ['run', '--silent', ...command], { cwd: root, env: { ...process.env, ...environment } });

const writeUntilAborted = async (client: ApiClient, acknowledged: string[], enough: AbortSignal): Promise<unknown> =>
  Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let round = 0; !enough.aborted; round += 1) {
        const { status, body } = await client.call('POST', '/thoughts', {
          body: writtenThought(`Pensée ${round} de la plume ${writer}`),
        });
        if (status < 300) acknowledged.push(String(body['stream']).slice('thought-'.length));
      }
    }),
  );

describe('a backup beside the server that people run', () => {
  let [server, client, folder]: [ServerProcess, ApiClient, string] = [] as never;
  beforeAll(async () => {
    server = await embeddedProcess();
    client = await registerClient(server.url);
    folder = await mkdtemp(join(tmpdir(), 'ecrin-backup-'));
  });
  afterAll(async () => {
    await server.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it(
    `has all that was acknowledged before it began, in each of ${rounds} rounds under ${writers} writers`,
    async () => {
      const [data, keys] = [join(folder, 'data'), join(folder, 'keys')];
      const acknowledged: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const enough = new AbortController();
        const writing = writeUntilAborted(client, acknowledged, enough.signal);
        const before = acknowledged.length;
        await expect.poll(() => acknowledged.length).toBeGreaterThan(before + writers);
        const begun = acknowledged.slice();
        await npmRun(['backup', '--', '--to', data, '--keys-to', keys], { DATA_DIR: server.dataDir }).finally(() =>
          enough.abort(),
        );
        await writing;
        const restored = join(folder, `restored-${round}`);
        await npmRun(['restore', '--', data, '--keys', keys], { DATA_DIR: restored });
        const stored = await storedEventCounts(restored);
        expect(begun.filter((thoughtId) => stored.get(thoughtId) !== 1)).toEqual([]);
        await rm(restored, { recursive: true });
      }
    },
    timeoutMsOf(rounds),
  );

  it('can be started from, and says at a rehearsal what would be there', async () => {
    const places = {
      DATA_DIR: server.dataDir,
      BACKUPS_TO: join(folder, 'own'),
      BACKUP_KEYS_TO: join(folder, 'own-keys'),
    };
    const last = writtenThought('La dernière avant la copie');
    await client.call('POST', '/thoughts', { body: last });
    await npmRun(['backup'], places);
    const { stdout } = await npmRun(['restore', '--', '--rehearse'], { ...places, DATA_DIR: join(folder, 'nowhere') });
    expect(stdout).toMatch(/[1-9][\d\u202F]* pensées? relues?, 0 son ou image vérifié, \d+ s\n/u);
    const restored = join(folder, 'restored');
    await npmRun(['restore'], { ...places, DATA_DIR: restored });
    await server.stop();
    await server.start({ DATA_DIR: restored });
    await expect
      .poll(async () => (await client.call('GET', `/thoughts/${last.thoughtId}`)).body['content'], { timeout: 60_000 })
      .toBe('La dernière avant la copie');
    const again = npmRun(['restore'], { ...places, DATA_DIR: restored });
    await expect(again).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^\S+ is not empty: [^\n]+\n$/),
    });
  });

  it('is made by itself beside the data folder, rehearsed, and shown where the server says how it is', async () => {
    const alone = await embeddedProcess({ BACKUPS_TO: '', BACKUP_EVERY_HOURS: '0.0002' });
    const places = { BACKUPS_TO: `${alone.dataDir}-backups`, BACKUP_KEYS_TO: `${alone.dataDir}-backup-keys` };
    try {
      await (await registerClient(alone.url)).call('POST', '/thoughts', { body: writtenThought('Une seule') });
      const backups = async () => Reflect.get(Object(await (await fetch(`${alone.url}/readyz`)).json()), 'backups');
      await expect.poll(backups, { timeout: 60_000 }).toMatchObject({
        data: 'folder',
        keys: 'folder',
        lastGood: { at: expect.any(String) },
        lastFailure: null,
        lastRehearsal: { failure: null },
      });
      await alone.stop();
      const { stdout } = await npmRun(['restore', '--', '--rehearse'], {
        ...places,
        DATA_DIR: join(folder, 'nowhere'),
      });
      expect(stdout).toContain(': 1 thought read, 0 sounds and pictures checked');
    } finally {
      await alone.remove();
      for (const place of Object.values(places)) await rm(place, { recursive: true, force: true });
    }
  });
});
