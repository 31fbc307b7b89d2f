import { atLeastHeader } from '@ecrin/contracts/transport/receipt.ts';
import { settingsOf } from '@ecrin/testing/kits/notification-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest, startTestServer, registerTestClient, type TestServer } from '#test/server.fixtures.ts';

/** In a quarter of an hour, from one network. */
const limit = 600;

describe('a server without push keys or a mail server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      ROLES: 'api,projections,workflows',
      SPEECH_MODEL_URL: 'http://127.0.0.1:9/',
      EMBEDDING_MODEL_URL: 'off',
      LOG_LEVEL: 'info',
    });
  });
  afterAll(() => server.remove());

  it('makes its push keys, the same after a restart, and records that it sends no mail', async () => {
    const { token } = await registerTestClient(server, 'claire');
    const setUp = async () => (await sendRequest(server, 'GET /api/client/notification-settings', { token })).body;
    const first = await setUp();
    expect(first).toMatchObject({ publicKey: expect.stringMatching(/^B[\w-]{86}$/), mailSetUp: false, mail: false });
    await server.restart();
    expect(await setUp()).toEqual(first);
    await sendRequest(server, 'PUT /api/client/notification-settings', {
      token,
      body: settingsOf({ channels: { mail: true } }),
    });
    const { body } = await sendRequest(server, 'POST /api/client/notification-settings/test', { token });
    const { notificationId } = body as Readonly<{ notificationId: string }>;
    await expect
      .poll(
        async () =>
          (await sendRequest(server, `GET /api/client/notifications/${notificationId}/outcomes`, { token })).body,
      )
      .toMatchObject({
        items: [
          { channel: 'push', state: 'blocked', reason: 'no-device' },
          { channel: 'mail', state: 'blocked', reason: 'mail-not-set-up' },
        ],
      });
  });

  it('says with a test notification from which position on its outcomes can be read', async () => {
    const { token } = await registerTestClient(server, 'lea');
    const { body } = await sendRequest(server, 'POST /api/client/notification-settings/test', { token });
    const { notificationId, position } = body as Readonly<{ notificationId: string; position: number }>;
    const outcomes = await sendRequest(server, `GET /api/client/notifications/${notificationId}/outcomes`, {
      token,
      headers: { [atLeastHeader]: String(position) },
    });
    expect(outcomes.status).toBe(200);
  });

  it('posts one test notification per request, however often it is sent, and twenty per quarter of an hour', async () => {
    const { token } = await registerTestClient(server, 'paul');
    const send = (key: string) =>
      sendRequest(server, 'POST /api/client/notification-settings/test', {
        token,
        headers: { 'Idempotency-Key': key },
      });
    const [one, other] = [await send('same'), await send('same')];
    expect([one.status, other.body]).toEqual([200, one.body]);
    const statuses = [];
    for (let index = 0; index < 19; index += 1) statuses.push((await send(`other-${index}`)).status);
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429]);
  });

  it('rate limits callers that try many tickets', { timeout: 60_000 }, async () => {
    const guess = () =>
      sendRequest(server, 'POST /api/client/push-acts', { body: { ticket: 'x', act: 'done', timeZone: 'UTC' } });
    for (let done = 0; done < limit; done += 50) await Promise.all(Array.from({ length: 50 }, guess));
    expect(await guess()).toMatchObject({ status: 429 });
    // The other route shares the limit.
    expect(await sendRequest(server, 'POST /api/client/unsubscriptions', { body: { ticket: 'x' } })).toMatchObject({
      status: 429,
    });
  });
});
