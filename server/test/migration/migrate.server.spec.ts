import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import {
  startEventStoreDbFake,
  type EventStoreDbFake,
} from '@ecrin/testing/fakes/event-store-db/event-store-db-fake.ts';
import { apiClient, sha256, writtenThought } from '@ecrin/testing/kits/api-client.ts';
import { wavOf } from '@ecrin/testing/kits/wav.ts';
import { newDatabaseName, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#config/config.ts';
import { start } from '#start.ts';
import {
  sendRequest,
  cookieOf,
  startTestServer,
  password,
  registerTestClient,
  type TestServer,
  type SignedInClient,
} from '#test/server.fixtures.ts';

type Environment = Readonly<Record<string, string>>;
const command = join(import.meta.dirname, '../../src/cli/migrate-command.ts');

/** One run of the command: its exit code or signal, and its output. */
const migrate = (
  to: string,
  environment: Environment,
  ...more: readonly string[]
): Promise<Readonly<{ end: string; output: string }>> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [command, '--to', to, ...more],
      { env: { PATH: process.env['PATH'], ...environment } },
      (fault, out, err) => {
        resolve({ end: String(fault ? (fault.signal ?? fault.code) : 0), output: out + err });
      },
    );
  });

const words = ['le mot que personne ne doit lire', 'une autre pensée', 'encore une'];
const sound = wavOf(new Float32Array(100_000));

const fill = async (server: TestServer, claire: SignedInClient): Promise<string> => {
  const client = apiClient(server.url, { token: claire.token, clientId: claire.userId });
  for (const content of words) await client.call('POST', '/thoughts', { body: writtenThought(content) });
  const [recordingId, thoughtId] = [systemIds.next(), systemIds.next()];
  await client.upload(recordingId, 0, sound);
  const sealed = await client.call('POST', `/recordings/${recordingId}/seal`, {
    body: {
      thoughtId,
      chunks: 1,
      sha256: sha256(sound),
      durationMs: 1_000,
      occurredAt: new Date().toISOString(),
      timeZone: 'Europe/Paris',
      language: 'fr',
    },
  });
  if (sealed.status >= 300) throw new Error(JSON.stringify(sealed));
  return thoughtId;
};

/** A client's data: thoughts as shown, audio, and every sign-in method. */
const seenBy = async (server: TestServer, visitor: SignedInClient, thoughtId: string) => {
  const { token, email } = visitor;
  // A migrated log has no read models yet: they are rebuilt.
  await expect
    .poll(async () => (await sendRequest(server, 'GET /api/client/thoughts', { token })).text, { timeout: 90_000 })
    .toContain(thoughtId);
  const { body } = await sendRequest(server, 'GET /api/client/thoughts', { token });
  const audio = await fetch(`${server.url}/api/client/thoughts/${thoughtId}/audio`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const renewed = await sendRequest(server, 'POST /api/client/session', { headers: { Cookie: visitor.cookie } });
  const seen = {
    thoughts: body,
    sound: sha256(new Uint8Array(await audio.arrayBuffer())),
    signIn: (await sendRequest(server, 'POST /api/client/login', { body: { email, password } })).status,
    session: renewed.status,
  };
  // A refresh token is valid once: the next data store is asked with its successor.
  return { seen, visitor: { ...visitor, cookie: cookieOf(renewed) } };
};

withMongo('migrating everything', (mongo) => {
  let [old, claire, thoughtId]: [TestServer, SignedInClient, string] = [] as never;
  let [double, fleet, folders]: [EventStoreDbFake, Environment, string] = [] as never;
  beforeAll(async () => {
    old = await startTestServer();
    claire = await registerTestClient(old, 'claire');
    thoughtId = await fill(old, claire);
    double = await startEventStoreDbFake();
    folders = await mkdtemp(join(tmpdir(), 'ecrin-move-'));
    fleet = {
      EVENTSTORE_URL: double.url,
      MONGODB_URL: mongo().url,
      MONGODB_DATABASE: newDatabaseName().slice(0, 30),
      MASTER_KEY: (await readFile(join(old.dataDir, 'master.key'), 'utf8')).trim(),
    };
  });
  afterAll(async () => {
    await old.remove();
    double.kill();
    await rm(folders, { recursive: true });
  });

  describe('given a data folder', () => {
    it('when a server uses it, then nothing is migrated', async () => {
      expect(await migrate('fleet', { ...fleet, DATA_DIR: old.dataDir })).toEqual({
        end: '1',
        output: expect.stringContaining('in use by another'),
      });
      expect(await migrate('fleet', { ...fleet, DATA_DIR: join(folders, 'none') })).toEqual({
        end: '1',
        output: expect.stringContaining('There are no events'),
      });
      expect(await migrate('moon', { ...fleet, DATA_DIR: old.dataDir })).toEqual({
        end: '1',
        output: expect.stringContaining('npm run move -- --to fleet'),
      });
    });

    it(
      'when the command is killed at any point and run again, then a fleet shows the same data, and so does a folder migrated back',
      { timeout: 240_000 },
      async () => {
        const { seen: before, visitor } = await seenBy(old, claire, thoughtId);
        expect(before).toMatchObject({ signIn: 200, session: 200 });
        const output: string[] = [];
        const to = async (place: string, environment: Environment): Promise<string> => {
          const { end, output: text } = await migrate(place, environment);
          output.push(text);
          return end;
        };

        await old.restart(async () => {
          const from = { ...fleet, DATA_DIR: old.dataDir };
          const keys = new DatabaseSync(join(old.dataDir, 'keys.db'));
          keys
            .prepare('insert into keys (owner, version, wrapped, made_at, destroyed_at) values (?, 0, null, ?, ?)')
            .run('gone', '2026-01-01', '2026-01-02');
          keys.close();

          for (const point of ['move.after-events:2', 'move.after-rows:1', 'move.after-blob:1']) {
            expect([point, await to('fleet', { ...from, ECRIN_FAIL_POINT: point })]).toEqual([point, 'SIGKILL']);
          }
          await expect(
            start(readConfig({ ...fleet, DATA_DIR: join(folders, 'early') }), { say: () => undefined }),
          ).rejects.toThrow('incomplete migration');
          expect(await to('fleet', { ...from, ECRIN_FAIL_POINT: 'move.before-end' })).toBe('SIGKILL');
          expect([await to('fleet', from), output.at(-1)]).toEqual([
            '0',
            expect.stringMatching(
              /the same \d+ events[^]*the same 2 keys[^]*the same 1 credentials[^]*Migration complete/,
            ),
          ]);
          expect([await to('fleet', from), output.at(-1)]).toEqual([
            '1',
            expect.stringContaining('Nothing was changed'),
          ]);
        });

        const migrated = await startTestServer({ ...fleet, DATA_DIR: join(folders, 'fleet') });
        const there = await seenBy(migrated, visitor, thoughtId);
        expect(there.seen).toEqual(before);
        await migrated.remove();

        const back = join(folders, 'back');
        // A lease that was released, or has expired.
        await expect.poll(() => to('folder', { ...fleet, DATA_DIR: back }), { timeout: 60_000 }).toBe('0');
        const again = await startTestServer({ DATA_DIR: back, MASTER_KEY: fleet['MASTER_KEY'] ?? '' });
        expect((await seenBy(again, there.visitor, thoughtId)).seen).toEqual(before);
        await again.remove();

        for (const secret of [...words, claire.email, fleet['MASTER_KEY'] ?? '', password, claire.cookie])
          expect(output.join('')).not.toContain(secret);
      },
    );
  });
});
