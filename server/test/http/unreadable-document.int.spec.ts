import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { thoughtList } from '@ecrin/contracts/thought/thought-list.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerTestClient, sendRequest, startTestServer, type TestServer } from '#test/server.fixtures.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await registerTestClient(server, 'anne'));
});
afterAll(() => server.remove());

const write = async (occurredAt: string): Promise<string> => {
  const thoughtId = systemIds.next();
  const body = { thoughtId, content: 'Une pensée', occurredAt, timeZone: 'Europe/Paris' };
  await sendRequest(server, 'POST /api/client/thoughts', { token, body });
  return thoughtId;
};

const spoiledAt = '2026-01-02T09:00:00';

/** Changes one document as no event could. */
const spoil = (thoughtId: string): void => {
  using database = new DatabaseSync(join(server.dataDir, 'models.db'));
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  for (const { name } of tables) {
    if (!String(name).startsWith('documents')) continue;
    database
      .prepare(`UPDATE ${String(name)} SET document = replace(document, ?, '+010000-01-01') WHERE id = ?`)
      .run(spoiledAt, thoughtId);
  }
};

it('given a document that no longer fits its contract, then its list is answered without it, and says so', async () => {
  const [first, spoiled, last] = [
    await write('2026-01-01T09:00:00Z'),
    await write(`${spoiledAt}Z`),
    await write('2026-01-03T09:00:00Z'),
  ];
  await server.restart(async () => spoil(spoiled));

  const answer = await sendRequest(server, 'GET /api/client/thoughts', { token });

  expect(answer.status).toBe(200);
  expect(thoughtList.parse(answer.body).items.map(({ thoughtId }) => thoughtId)).toEqual([last, first]);
  expect(answer.headers.get('X-Left-Out')).toBe('1');
  expect(server.logged()).toContain('a list was answered without entries that do not fit');
  expect(server.logged()).not.toContain('+010000');
});
