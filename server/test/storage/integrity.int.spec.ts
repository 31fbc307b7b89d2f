import { open } from 'node:fs/promises';
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

const pageBytes = 4_096;

let server: TestServer;
let anne: SignedInClient;
beforeEach(async () => {
  server = await startTestServer();
  anne = await registerTestClient(server, 'anne');
});
afterEach(() => server.remove());

const write = async (content: string): Promise<void> => {
  const body = {
    thoughtId: systemIds.next(),
    content,
    occurredAt: server.now().toISOString(),
    timeZone: 'Europe/Paris',
  };
  expect((await sendRequest(server, 'POST /api/client/thoughts', { token: anne.token, body })).status).toBe(200);
};
const readiness = async () => {
  const answer = await fetch(`${server.url}/readyz`);
  const { files } = (await answer.json()) as { files: unknown };
  return { status: answer.status, files };
};
/** `share`: of the file, where it is. */
const zeroPage = async (name: string, share: number): Promise<void> => {
  const file = await open(join(server.dataDir, name), 'r+');
  const pages = Math.floor((await file.stat()).size / pageBytes);
  await file.write(Buffer.alloc(pageBytes), { position: Math.floor(pages * share) * pageBytes });
  await file.close();
};

it('given intact files, then they are found whole, at each start', async () => {
  await write('une pensée');
  await expect.poll(readiness).toEqual({ status: 200, files: { checked: 'wholly', damaged: [] } });
  await server.restart();
  expect((await readiness()).status).toBe(200);
});

it.each([
  ['events.db', 'events'],
  ['access.db', 'access'],
])('given a zeroed page in %s, then the server never says that it is ready, and says why', async (file, store) => {
  for (let round = 0; round < 30; round += 1) await write('Une longue pensée. '.repeat(200));
  await server.restart(() => zeroPage(file, 0.5));
  const first = await readiness();
  expect(first).toMatchObject({ status: 503, files: { damaged: [store] } });
  await expect.poll(readiness).toEqual({ status: 503, files: { checked: 'wholly', damaged: [store] } });
  expect(server.logged()).toContain('files of the data folder are damaged');
});
