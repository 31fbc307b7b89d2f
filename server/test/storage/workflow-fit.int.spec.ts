import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  registerTestClient,
  sendRequest,
  startTestServer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';

let server: TestServer;
let anne: SignedInClient;
let aside: string;
beforeEach(async () => {
  aside = await mkdtemp(join(tmpdir(), 'ecrin-aside-'));
  server = await startTestServer({
    ROLES: 'api,projections,workflows',
    SPEECH_MODEL_URL: 'http://127.0.0.1:9/',
    EMBEDDING_MODEL_URL: 'off',
  });
  anne = await registerTestClient(server, 'anne');
});
afterEach(async () => {
  await server.remove();
  await rm(aside, { recursive: true });
});

const write = async (): Promise<string> => {
  const thoughtId = systemIds.next();
  const content = 'Une longue promenade au bord de la mer avec les enfants.';
  const body = { thoughtId, content, occurredAt: server.now().toISOString(), timeZone: 'Europe/Paris' };
  await sendRequest(server, 'POST /api/client/thoughts', { token: anne.token, body });
  return thoughtId;
};
const isUnderstood = (thoughtId: string) =>
  expect
    .poll(
      async () => (await sendRequest(server, `GET /api/client/thoughts/${thoughtId}`, { token: anne.token })).text,
      {
        timeout: 20_000,
      },
    )
    .toMatch(/"receipt":"analysed"/);
const replace = async (file: string, work: () => Promise<void>): Promise<void> => {
  for (const suffix of ['', '-wal', '-shm']) await rm(join(server.dataDir, file + suffix), { force: true });
  await work();
};
const filesAside = async () =>
  (await readdir(server.dataDir)).filter((file) => file.startsWith('workflows.db.set-aside-'));

it('given workflows of lost events, when it starts, then they are set aside and new thoughts are processed', async () => {
  await isUnderstood(await write());
  await server.restart(() => copyFile(join(server.dataDir, 'events.db'), join(aside, 'events.db')));
  await isUnderstood(await write());
  await server.restart(() =>
    replace('events.db', () => copyFile(join(aside, 'events.db'), join(server.dataDir, 'events.db'))),
  );
  expect(server.logged()).toContain('the workflows did not fit the events');
  await isUnderstood(await write());
  expect((await filesAside()).length).toBeGreaterThan(0);
});

it('given damaged workflows, when it starts, then they are set aside and started again', async () => {
  await isUnderstood(await write());
  await server.restart(() =>
    replace('workflows.db', () => writeFile(join(server.dataDir, 'workflows.db'), 'not a database '.repeat(1_000))),
  );
  await isUnderstood(await write());
  expect(await filesAside()).toHaveLength(1);
});
