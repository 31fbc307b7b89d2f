import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerTestClient, sendRequest, startTestServer, type TestServer } from '../server.fixtures.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ ROLES: 'api,projections,workflows' });
  ({ token } = await registerTestClient(server, 'anne'));
});
afterAll(() => server.remove());

const words = 'Je veux mourir, je l’écris ici.';
const ask = (text: string) => sendRequest(server, 'POST /api/client/help', { token, body: { text } });
const me = async () => {
  const { body } = await sendRequest(server, 'GET /api/client/me', { token });
  return (body as { client: { _id: string; helpLine: string } }).client;
};

describe('what words call for', () => {
  it('is told to who reads them, at both levels', async () => {
    expect(await ask(words)).toMatchObject({ body: { need: { level: 'clear', situation: 'suicide' } } });
    expect(await ask('Ils seraient soulagés, je suis un poids.')).toMatchObject({
      body: { need: { level: 'possible' } },
    });
    expect(await ask('Le jardin sentait la pluie.')).toMatchObject({ status: 200, body: { need: null } });
  });

  it('is kept nowhere: neither with the thought, nor in the log of the server', async () => {
    const thoughtId = '01980000-0000-7000-8000-0000000000aa';
    const written = { thoughtId, content: words, occurredAt: '2026-01-02T09:00:00.000Z', timeZone: 'Europe/Paris' };
    expect(await sendRequest(server, 'POST /api/client/thoughts', { token, body: written })).toMatchObject({
      status: 200,
    });
    const shown = async () => (await sendRequest(server, `GET /api/client/thoughts/${thoughtId}`, { token })).body;
    await expect.poll(async () => (await shown()) as { receipt?: string }).toMatchObject({ receipt: 'analysed' });
    await ask(words);
    expect(JSON.stringify(await shown())).not.toMatch(/needsHumanHelp|"need"/u);
    expect(server.logged()).not.toMatch(/mourir|suicide|needsHumanHelp|"possible"/u);
  });

  it('is not told by what sets the quiet line aside', async () => {
    const { _id, helpLine } = await me();
    expect(helpLine).toBe('shown');
    const body = { helpLine: 'set-aside' };
    expect(await sendRequest(server, `PUT /api/client/${_id}`, { token, body })).toMatchObject({ status: 200 });
    await expect.poll(async () => (await me()).helpLine).toBe('set-aside');
    expect(server.logged()).not.toMatch(/helpLine|set-aside/u);
  });

  it('is not counted among the changes of a day', async () => {
    const few = await startTestServer({ CLIENT_CHANGES_PER_DAY: '2' });
    const zoe = await registerTestClient(few, 'zoe');
    const askFew = () => sendRequest(few, 'POST /api/client/help', { token: zoe.token, body: { text: words } });
    for (let time = 0; time < 4; time += 1) expect((await askFew()).status).toBe(200);
    const write = () => sendRequest(few, 'POST /api/client/threads', { token: zoe.token, body: {} });
    expect([(await write()).status, (await write()).status, (await write()).status]).toEqual([400, 400, 429]);
    await few.remove();
  });

  it('is called by the numbers of this service', async () => {
    expect((await sendRequest(server, 'GET /api/client/help/numbers', { token })).body).toEqual({ changes: [] });
    expect((await sendRequest(server, 'GET /api/client/help/numbers')).status).toBe(401);
  });
});
