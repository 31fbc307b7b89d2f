import type { DatabaseSync } from 'node:sqlite';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import type * as OpenSqlite from '@ecrin/platform/adapters/sqlite/open-sqlite.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  password,
  registerTestClient,
  sendRequest,
  startTestServer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';

const opened = vi.hoisted((): DatabaseSync[] => []);

// Every database of the server, so that none of them can grow: SQLite then answers as it does on a full disk.
vi.mock('@ecrin/platform/adapters/sqlite/open-sqlite.ts', async (original) => {
  const { openSqlite, ...rest } = await original<typeof OpenSqlite>();
  return {
    ...rest,
    openSqlite: (file: string) => {
      const db = openSqlite(file);
      opened.push(db);
      return db;
    },
  };
});

let server: TestServer;
let claire: SignedInClient;
beforeAll(async () => {
  server = await startTestServer();
  claire = await registerTestClient(server, 'claire');
});
afterAll(() => server.remove());

const limitPages = (pages: (db: DatabaseSync) => number): void => {
  for (const db of opened) if (db.isOpen) db.exec(`pragma max_page_count = ${pages(db)}`);
};
const pagesOf = (db: DatabaseSync): number => Number(db.prepare('pragma page_count').get()?.['page_count']);
const write = (content: string) =>
  sendRequest(server, 'POST /api/client/thoughts', {
    token: claire.token,
    body: { thoughtId: systemIds.next(), content, occurredAt: '2026-01-02T09:00:00Z', timeZone: 'Europe/Paris' },
  });
const signIn = () => sendRequest(server, 'POST /api/client/login', { body: { email: claire.email, password } });
const renew = () =>
  sendRequest(server, 'POST /api/client/session', {
    headers: { Cookie: claire.cookie, 'Sec-Fetch-Site': 'same-origin' },
  });

it('given a full disk, then every write gets the same refusal, sessions are renewed, and reading continues', async () => {
  await write('Une pensée');
  limitPages(pagesOf);
  const full = { status: 503, body: { code: 'general.storage-full' } };

  expect(await write('x'.repeat(90_000))).toMatchObject(full);
  // Rows that still fit into a page are stored, one after another that did not fit into its own, too.
  await expect.poll(signIn, { timeout: 50_000 }).toMatchObject(full);

  const renewed = await renew();
  expect(renewed.status).toBe(200);
  const { token } = renewed.body as Readonly<{ token: string }>;
  expect(await sendRequest(server, 'GET /api/client/thoughts', { token })).toMatchObject({
    status: 200,
    body: { total: 1 },
  });

  limitPages(() => 1_000_000);
  expect((await write('x'.repeat(90_000))).status).toBe(200);
  expect((await renew()).status).toBe(200);
});
