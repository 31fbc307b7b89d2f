import type { NotificationSetUp } from '@ecrin/contracts/notification/notification.ts';
import { defaultNotificationSettings } from '@ecrin/domain/notification/notification.vocabulary.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerTestClient, type SignedInClient } from '#test/server.fixtures.ts';
import { createRequester, startNotificationServer, type NotificationServer } from './notifications.fixtures.ts';

let server: NotificationServer;
let claire: SignedInClient;
let people = 0;
beforeAll(async () => {
  server = await startNotificationServer();
});
beforeEach(async () => {
  people += 1;
  claire = await registerTestClient(server, `claire-${people}`);
});
afterAll(() => server.remove());

const send = createRequester(
  () => server,
  () => claire,
);

describe('notification settings', () => {
  const setUp = async () => (await send('GET /notification-settings')).body as NotificationSetUp;

  it('have defaults until they are set, all at once', async () => {
    expect(await setUp()).toEqual({
      settings: defaultNotificationSettings,
      publicKey: expect.stringMatching(/^B/),
      mailSetUp: false,
      mail: false,
    });
    const settings = {
      ...defaultNotificationSettings,
      pushTime: 'always',
      quietHours: { from: 1_320, to: 420, timeZone: 'Europe/Paris' },
    };
    const answer = await send('PUT /notification-settings', settings);
    expect(answer).toMatchObject({ status: 200, body: { revision: 0 } });
    expect((await send('PUT /notification-settings', settings)).body).toEqual(answer.body);
    await expect.poll(setUp).toMatchObject({ settings });
    const { news: _left, ...kinds } = defaultNotificationSettings.kinds;
    for (const wrong of [
      { ...settings, kinds },
      { ...settings, more: 1 },
      { ...settings, quietHours: { from: 0, to: 1_440, timeZone: 'Europe/Paris' } },
      {},
    ]) {
      expect(await send('PUT /notification-settings', wrong)).toMatchObject({
        status: 400,
        body: { code: 'general.invalid-request' },
      });
    }
  });
});
