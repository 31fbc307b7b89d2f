import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AskedErasure } from '@ecrin/contracts/erasure/erasure.ts';
import {
  kindsWithWords,
  mark,
  plantEveryKind,
  readableIn,
  type MarkedKind,
} from '@ecrin/testing/erasure/marked-kinds.ts';
import { openEmbeddedEvents } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runBackup } from '#backup/run-backup.ts';
import { restoreBackup } from '#backup/run-restore.ts';
import { readConfig } from '#config/config.ts';
import {
  password,
  registerTestClient,
  sendRequest,
  startTestServer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';
import { askErasure, filesWith, waitUntilErased, writeMarkedAccount } from './marked-account.fixtures.ts';

const people = 5;
const weekMs = 7 * 86_400_000;

describe('five clients with a word of their own in every kind of thing that is stored', () => {
  let folder = '';
  let server: TestServer;
  let clients: readonly SignedInClient[] = [];
  let planted: readonly MarkedKind[] = [];
  const at = (name: string) => join(folder, name);
  const environment = (name: string) => ({
    ROLES: 'api,projections,workflows',
    DATA_DIR: at(name),
    ERASURE_SETTLE_SECONDS: '0',
    ORBS_CREATED_BY: 'everyone',
  });
  const places = () => ({ data: at('data-backups'), keys: at('data-backup-keys') });
  const wordsOf = async (name: string) => {
    const { events, closeEvents } = openEmbeddedEvents(at(name));
    return readableIn(events).finally(closeEvents);
  };
  const configOf = (name: string) => readConfig({ DATA_DIR: at(name), ROLES: '' }).shared;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-every-kind-'));
    server = await startTestServer(environment('data'));
    const anne = await registerTestClient(server, 'anne');
    // Sounds, files, messages, sessions and the beginnings of uploads are in no event.
    for (let person = 0; person < people; person += 1)
      clients = [...clients, (await writeMarkedAccount(server, anne, `${mark}${person}`)).client];
    await server.restart(async () => {
      const { events, closeEvents } = openEmbeddedEvents(at('data'));
      for (const [person, { userId: clientId }] of clients.entries())
        planted = [...planted, ...(await plantEveryKind(events, { clientId, name: String(person) }))];
      await closeEvents();
    });
  }, 120_000);
  afterAll(async () => {
    await server.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it('leave none of them readable: not in any byte of any file, nor in the backup of last week that is restored today', async () => {
    const words = planted.flatMap((kind) => kind.words);
    expect(planted).toHaveLength(people * kindsWithWords.length);
    expect(words.length).toBeGreaterThanOrEqual(200);
    const silent = planted.filter((kind) => kind.words.length === 0).map(({ type }) => type);
    const marked = new Set(planted.filter((kind) => kind.words.length > 0).map(({ type }) => type));
    expect(silent.filter((type) => !marked.has(type))).toEqual([]);
    expect((await wordsOf('data')).size).toBe(words.length);
    const before = await filesWith(at('data'), mark);
    expect(before).toContain('models.db');
    expect(before.some((file) => file.startsWith('outbox/'))).toBe(true);
    for (const { userId } of clients)
      expect((await filesWith(join(at('data'), 'blobs'), userId)).length).toBeGreaterThan(3);

    const { id } = await runBackup({ config: configOf('data'), clock: { now: server.now }, addresses: places() });
    server.advanceClock(weekMs);
    let asked: readonly AskedErasure[] = [];
    for (const { email } of clients) {
      const signedIn = await sendRequest(server, 'POST /api/client/login', { body: { email, password } });
      asked = [...asked, await askErasure(server, (signedIn.body as SignedInClient).token)];
    }
    for (const one of asked) await waitUntilErased(server, one);
    expect([...(await wordsOf('data'))]).toEqual([]);
    expect(await filesWith(at('data'), mark)).toEqual([]);
    for (const { userId } of clients) expect(await filesWith(join(at('data'), 'blobs'), userId)).toEqual([]);

    const what = { ...places(), at: id };
    await restoreBackup({ config: configOf('restored'), what, now: () => server.now().getTime() });
    expect([...(await wordsOf('restored'))]).toEqual([]);
    const restored = await startTestServer(environment('restored'));
    // It is of the day on which they were asked for: by an earlier clock none of them is due. Its read models are whole then.
    restored.advanceClock(weekMs);
    await restored.restart();
    expect([...(await wordsOf('restored'))]).toEqual([]);
    expect(await filesWith(at('restored'), mark)).toEqual([]);
    // Each is carried out once more, to its certificate.
    for (const one of asked) await waitUntilErased(restored, one);
    expect(await filesWith(at('restored'), mark)).toEqual([]);
    await restored.remove();
  }, 240_000);
});
