import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { apiClient, sha256, writtenThought, type ApiClient } from '@ecrin/testing/kits/api-client.ts';
import { wavOf } from '@ecrin/testing/kits/wav.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackupFault, backUpFolder } from '#migration/back-up-folder.ts';
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

describe('a backup of a folder in use', () => {
  let [server, claire, folder]: [TestServer, SignedInClient, string] = [] as never;
  beforeAll(async () => {
    server = await startTestServer();
    claire = await registerTestClient(server, 'claire');
    folder = await mkdtemp(join(tmpdir(), 'ecrin-backup-'));
  });
  afterAll(async () => {
    await server.remove();
    await rm(folder, { recursive: true });
  });

  it(
    'given continuous writes, when the backup is restored, then everything acknowledged before is there, with audio and sign-in methods',
    { timeout: 60_000 },
    async () => {
      const client = apiClient(server.url, { token: claire.token, clientId: claire.userId });
      const spoken = await speak(client);
      const recordingId = systemIds.next();
      await client.upload(recordingId, 0, sound);
      const before: string[] = [];
      for (const content of ['un', 'deux', 'trois'])
        before.push(String((await client.call('POST', '/thoughts', { body: writtenThought(content) })).body['stream']));

      const enough = new AbortController();
      const busy = (async () => {
        while (!enough.signal.aborted) await client.call('POST', '/thoughts', { body: writtenThought('pendant') });
      })();
      const [to, keysTo, restored] = [join(folder, 'data'), join(folder, 'keys'), join(folder, 'restored')];
      await backUpFolder({ from: server.dataDir, to, keysTo, say: () => undefined });
      enough.abort();
      await busy;

      expect((await readdir(to)).toSorted()).toEqual(
        expect.arrayContaining(['access.db', 'blobs', 'events.db', 'messages.db']),
      );
      expect(await readdir(to)).not.toContain('keys.db');
      expect((await readdir(keysTo)).toSorted()).toEqual(['keys.db', 'master.key']);
      expect(((await stat(join(to, 'events.db'))).mode & 0o777).toString(8)).toBe('600');

      await cp(to, restored, { recursive: true });
      await cp(keysTo, restored, { recursive: true });
      const again = await startTestServer({ DATA_DIR: restored });
      const thoughts = async () =>
        (await sendRequest(again, 'GET /api/client/thoughts?limit=100', { token: claire.token })).text;
      for (const stream of before)
        await expect.poll(thoughts, { timeout: 10_000 }).toContain(stream.slice('thought-'.length));
      const audio = await fetch(`${again.url}/api/client/thoughts/${spoken}/audio`, {
        headers: { Authorization: `Bearer ${claire.token}` },
      });
      expect(sha256(new Uint8Array(await audio.arrayBuffer()))).toBe(sha256(sound));
      const begun = await sendRequest(again, `GET /api/client/recordings/${recordingId}`, { token: claire.token });
      expect(begun).toMatchObject({ body: { chunks: [{ seq: 0, bytes: sound.length, sha256: sha256(sound) }] } });
      expect(
        (await sendRequest(again, 'POST /api/client/login', { body: { email: claire.email, password } })).status,
      ).toBe(200);
      await again.remove();
    },
  );

  it.each([
    ['a folder that holds something', () => ({ to: server.dataDir, keysTo: join(folder, 'k') }), 'not empty'],
    [
      'one place for data and keys',
      () => ({ to: join(folder, 'same'), keysTo: join(folder, 'same') }),
      'separate folder',
    ],
    [
      'a folder without events',
      () => ({ from: folder, to: join(folder, 'a'), keysTo: join(folder, 'b') }),
      'no events',
    ],
  ])('is refused for %s', async (_what, folders, sentence) => {
    const made = backUpFolder({ from: server.dataDir, say: () => undefined, ...folders() });
    await expect(made).rejects.toBeInstanceOf(BackupFault);
    await expect(made).rejects.toThrow(sentence);
  });
});
