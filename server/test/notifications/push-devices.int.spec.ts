import type { DeliveryOutcome, PushDevice } from '@ecrin/contracts/notification/notification.ts';
import type { ReminderHistory } from '@ecrin/contracts/reminder/reminder.ts';
import { pushSubscriptionAt } from '@ecrin/testing/fakes/push-subscription.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendRequest, password, registerTestClient, type SignedInClient } from '#test/server.fixtures.ts';
import {
  allowedOrigin,
  createRequester,
  refusal,
  startNotificationServer,
  reminderId,
  type NotificationServer,
} from './notifications.fixtures.ts';

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

describe('push devices', () => {
  const phone = 'https://push.exemple.fr/telephone';
  const put = (pushToken: string | null, visitor = claire) => send(`PUT /${visitor.userId}`, { pushToken }, visitor);
  const devices = async (visitor = claire) =>
    ((await send('GET /push-devices', undefined, visitor)).body as Readonly<{ items: readonly PushDevice[] }>).items;

  it('are added with a push token that is a subscription, once each', async () => {
    expect((await put(pushSubscriptionAt(phone))).status).toBe(200);
    await put(pushSubscriptionAt(phone));
    await send(`GET /me?pushToken=${encodeURIComponent(pushSubscriptionAt(phone))}`);
    expect(await devices()).toMatchObject([{ current: true, lastSentAt: null }]);
    expect(JSON.stringify(await devices())).not.toContain('exemple.fr');
  });

  it('are one per session: the former subscription of a browser receives nothing', async () => {
    await put(pushSubscriptionAt(phone));
    const [former] = await devices();
    await put(pushSubscriptionAt(`${allowedOrigin}/portable`));
    await expect.poll(async () => (await devices()).length).toBe(1);
    expect((await devices())[0]?.deviceId).not.toBe(former?.deviceId);
    // A page with the former subscription neither restores nor removes a device.
    await send(`GET /me?pushToken=${encodeURIComponent(pushSubscriptionAt(phone))}`);
    await put(pushSubscriptionAt(phone));
    expect((await devices()).map(({ deviceId }) => deviceId === former?.deviceId)).toEqual([false]);
  });

  it('are not changed by a token of another kind, which is only stored', async () => {
    expect((await put('a-token')).status).toBe(200);
    expect(await devices()).toEqual([]);
  });

  it.each([
    ['is no subscription', '{"endpoint":"https://push.exemple.fr/1"}'],
    ['is no JSON', '{"endpoint":'],
    ['leads into this network', pushSubscriptionAt('https://localhost/1')],
    ['leads to an address of its own', pushSubscriptionAt('https://169.254.169.254/latest')],
    ['is not encrypted', pushSubscriptionAt('http://push.exemple.fr/1')],
  ])('are not added with a token that %s', async (_why, token) => {
    const before = await put('a-token');
    expect(await put(token)).toMatchObject(refusal('push-device.token-not-accepted'));
    expect((await send(`GET /me?pushToken=${encodeURIComponent(token)}`)).status).toBe(200);
    expect(await devices()).toEqual([]);
    // Nothing of it was stored either.
    expect((await put('a-token')).body).toEqual(before.body);
  });

  it('are removed with null, and with their session', async () => {
    await put(pushSubscriptionAt(phone));
    await put(null);
    await expect.poll(() => devices()).toEqual([]);
    await put(pushSubscriptionAt(phone));
    const later = (await sendRequest(server, 'POST /api/client/login', { body: { email: claire.email, password } }))
      .body as SignedInClient;
    await put(pushSubscriptionAt(`${phone}-2`), { ...claire, token: later.token });
    expect((await devices()).map(({ current }) => current)).toEqual([false, true]);
    await send('DELETE /session');
    await expect.poll(async () => (await devices(later)).map(({ current }) => current)).toEqual([true]);
  });

  it('are removed when their session is ended from elsewhere', async () => {
    const later = (await sendRequest(server, 'POST /api/client/login', { body: { email: claire.email, password } }))
      .body as SignedInClient;
    await put(pushSubscriptionAt(phone), { ...claire, token: later.token });
    expect(await devices()).toHaveLength(1);
    await send('DELETE /sessions');
    await expect.poll(() => devices()).toEqual([]);
  });

  it('pass to the next client who signs in in the same browser', async () => {
    const paul = await registerTestClient(server, `paul-${people}`);
    await put(pushSubscriptionAt(phone));
    await put(pushSubscriptionAt(phone), paul);
    expect(await devices(paul)).toMatchObject([{ current: true }]);
    await expect.poll(() => devices()).toEqual([]);
  });

  it('are removed by their owner only, and stay removed until asked for', async () => {
    const paul = await registerTestClient(server, `paul-${people}`);
    await put(pushSubscriptionAt(phone));
    const [{ deviceId } = { deviceId: '' }] = await devices();
    for (const answer of [
      await send(`DELETE /push-devices/${deviceId}`, undefined, paul),
      await send('DELETE /push-devices/nowhere'),
    ])
      expect(answer).toMatchObject(refusal('push-device.not-found'));
    expect([
      (await send(`DELETE /push-devices/${deviceId}`)).status,
      (await send(`DELETE /push-devices/${deviceId}`)).status,
    ]).toEqual([200, 200]);
    await expect.poll(() => devices()).toEqual([]);
    await send(`GET /me?pushToken=${encodeURIComponent(pushSubscriptionAt(phone))}`);
    expect(await devices()).toEqual([]);
    await put(pushSubscriptionAt(phone));
    expect(await devices()).toMatchObject([{ deviceId }]);
  });

  it('show their last delivery, and so does the history of a reminder', async () => {
    await put(pushSubscriptionAt(phone));
    const [{ deviceId } = { deviceId: '' }] = await devices();
    const notificationId = await server.post(claire.userId, { missed: 2 });
    await server.post(claire.userId, { kind: 'news', subject: null });
    await server.post(claire.userId, {
      unread: false,
      subject: { kind: 'reminder', id: '01980000-0000-7000-8000-00000000000d' },
      title: 'En silence',
    });
    const position = await server.deliver(claire.userId, { notificationId, deviceId });
    await send(`DELETE /notifications/${notificationId}`);
    const read = async (path: string) =>
      (
        await sendRequest(server, `GET /api/client${path}`, {
          token: claire.token,
          headers: { 'X-At-Least': String(position) },
        })
      ).body;
    expect(await read('/push-devices')).toMatchObject({
      items: [{ lastSentAt: expect.any(String), lastDeliveredAt: expect.any(String) }],
    });
    const states = [
      { channel: 'push', state: 'sent', reason: null, until: null },
      { channel: 'push', state: 'delivered', reason: null, until: null },
    ];
    expect(
      ((await read(`/notifications/${notificationId}/outcomes`)) as Readonly<{ items: readonly DeliveryOutcome[] }>)
        .items,
    ).toMatchObject(states);
    const history = (await read('/reminders/history')) as ReminderHistory;
    expect(history.items.map(({ title, outcomes }) => [title, outcomes.length])).toEqual([
      ['En silence', 0],
      ['Appeler Papa', 2],
    ]);
    expect(await read(`/reminders/history?reminderId=${reminderId}`)).toMatchObject({
      items: [{ notificationId, reminderId, missed: 2, snoozed: false, outcomes: states }],
      nextCursor: null,
    });
    const paul = await registerTestClient(server, `paul-${people}`);
    expect((await send(`GET /reminders/history?reminderId=${reminderId}`, undefined, paul)).body).toEqual({
      items: [],
      nextCursor: null,
    });
  });
});
