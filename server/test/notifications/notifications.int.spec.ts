import type { MeAnswer } from '@ecrin/contracts/client/client.ts';
import { notificationProblems } from '@ecrin/contracts/notification/notification.problems.ts';
import type { DeliveryOutcome, NotificationSetUp, PushDevice } from '@ecrin/contracts/notification/notification.ts';
import type { ReminderHistory } from '@ecrin/contracts/reminder/reminder.ts';
import { defaultNotificationSettings } from '@ecrin/domain/notification/notification.vocabulary.ts';
import { pushSubscriptionAt } from '@ecrin/testing/fakes/push-subscription.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendRequest, password, registerTestClient, type Answer, type SignedInClient } from '#test/server.fixtures.ts';
import {
  allowedOrigin,
  listNotifications,
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

const tell = (request: string, body?: unknown, { token } = claire): Promise<Answer> =>
  sendRequest(server, request.replace(' /', ' /api/client/'), { token, ...(body === undefined ? {} : { body }) });
const refusal = (code: keyof typeof notificationProblems) => ({
  status: notificationProblems[code].status,
  body: { code },
});
/** Once the list has so many, and the count of unread ones, which is another model, is in step with it. */
const listed = async (count: number) => {
  await expect
    .poll(async () => {
      const { items, unread } = await listNotifications(server, claire);
      return [items.length, unread - items.filter(({ read }) => !read).length];
    })
    .toEqual([count, 0]);
  return listNotifications(server, claire);
};

describe('two tabs', () => {
  const open: Socket[] = [];
  afterEach(() => {
    for (const socket of open.splice(0)) socket.close();
  });

  /** A tab of somebody, with everything it heard of notifications. */
  const tab = async ({
    token,
    userId,
  }: SignedInClient): Promise<
    Readonly<{ heard: () => readonly unknown[]; emit: (event: string, userId: string) => void }>
  > => {
    const socket = io(server.url, { auth: { token }, reconnection: false, transports: ['websocket'] });
    open.push(socket);
    const heard: unknown[] = [];
    socket.on('notificationCount', ({ count }: Readonly<{ count: number }>) => heard.push(count));
    socket.on('newNotification', (message) => heard.push(message));
    const ok = new Promise((resolve) => {
      socket.once('initOk', resolve);
    });
    socket.emit('init', { userId, accountType: 'client', businessId: null });
    await ok;
    return { heard: () => heard, emit: (event, userId) => void socket.emit(event, userId) };
  };
  const last = ({ heard }: Awaited<ReturnType<typeof tab>>) =>
    heard().findLast((message) => typeof message === 'number');

  it('hear what came, with its title and how many are unread, and nobody else does', async () => {
    const paul = await registerTestClient(server, `paul-${people}`);
    const [one, other, elsewhere] = [await tab(claire), await tab(claire), await tab(paul)];
    await server.post(claire.userId);
    await server.post(claire.userId, { kind: 'news', subject: null, title: 'Du nouveau' });
    const expected = [
      { count: 1, notification: { title: 'Appeler Papa' } },
      { count: 2, notification: { title: 'Du nouveau' } },
    ];
    for (const { heard } of [one, other]) {
      await expect.poll(() => heard().filter((message) => typeof message === 'object').length).toBe(2);
      expect(heard()).toEqual(expect.arrayContaining([expected[1]]));
    }
    expect((await listNotifications(server, claire)).unread).toBe(2);
    expect(elsewhere.heard()).toEqual([]);
  });

  it('hear what Écrin itself says in the language of the account', async () => {
    const one = await tab(claire);
    await tell(`PUT /${claire.userId}`, { language: 'en' });
    await expect
      .poll(async () => ((await tell('GET /me?pushToken=null')).body as MeAnswer).client?.language)
      .toBe('en');
    await server.post(claire.userId, {
      kind: 'account',
      subject: null,
      title: 'Notification d’essai',
      saying: { about: 'test' },
    });
    await expect.poll(() => one.heard()).toContainEqual({ count: 1, notification: { title: 'Test notification' } });
  });

  it('find it in the list by the time they hear of it', async () => {
    const one = await tab(claire);
    await server.post(claire.userId);
    await expect.poll(() => one.heard()).toContainEqual({ count: 1, notification: { title: 'Appeler Papa' } });
    expect(await listNotifications(server, claire)).toMatchObject({
      unread: 1,
      items: [{ title: 'Appeler Papa', read: false }],
    });
  });

  it('keep in step when one is read, deleted, or all of them are', async () => {
    const [one, other] = [await tab(claire), await tab(claire)];
    const [first, second] = [
      await server.post(claire.userId),
      await server.post(claire.userId),
      await server.post(claire.userId),
      await server.post(claire.userId),
    ];
    await expect.poll(() => [last(one), last(other)]).toEqual([4, 4]);
    await tell(`POST /notifications/${first}/read`);
    await expect.poll(() => [last(one), last(other)]).toEqual([3, 3]);
    await tell(`DELETE /notifications/${second}`);
    await expect.poll(() => [last(one), last(other)]).toEqual([2, 2]);
    await tell('POST /notifications/read-all');
    await expect.poll(() => [last(one), last(other)]).toEqual([0, 0]);
  });

  it('are told the count when they ask', async () => {
    const before = await tab(claire);
    await server.post(claire.userId);
    // All that is said of it by itself has been said.
    await expect
      .poll(() => before.heard())
      .toEqual(expect.arrayContaining([1, { count: 1, notification: { title: 'Appeler Papa' } }]));
    const one = await tab(claire);
    one.emit('getNotificationCount', claire.userId);
    await expect.poll(() => one.heard()).toEqual([1]);
  });

  it('hear nothing of what is off in-app', async () => {
    const one = await tab(claire);
    await server.post(claire.userId, { unread: false, title: 'En silence' });
    await server.post(claire.userId);
    await expect.poll(() => one.heard()).toContainEqual({ count: 1, notification: { title: 'Appeler Papa' } });
    expect(JSON.stringify(one.heard())).not.toContain('En silence');
    expect((await listNotifications(server, claire)).items).toHaveLength(1);
  });
});

describe('the list', () => {
  it('has the newest first, a page at a time, and knows what was done', async () => {
    for (const [index, title] of ['un', 'deux', 'trois'].entries())
      await server.post(claire.userId, { title, now: new Date(Date.now() + index).toISOString() });
    const { items, unread } = await listed(3);
    expect([items.map(({ title }) => title), unread]).toEqual([['trois', 'deux', 'un'], 3]);
    const page = (await tell('GET /notifications?limit=2')).body as Awaited<ReturnType<typeof listNotifications>>;
    const rest = (await tell(`GET /notifications?limit=2&cursor=${page.nextCursor}`)).body as typeof page;
    expect([...page.items, ...rest.items].map(({ title }) => title)).toEqual(['trois', 'deux', 'un']);
    expect(await tell('GET /notifications?cursor=ailleurs')).toMatchObject({
      status: 400,
      body: { code: 'general.invalid-request' },
    });

    const [third, second, first] = items.map(({ notificationId }) => notificationId);
    await tell(`POST /notifications/${third}/open`);
    await tell(`POST /notifications/${second}/done`);
    const { status } = await tell(`POST /notifications/${first}/snooze`, {
      choice: '10-minutes',
      timeZone: 'Europe/Paris',
    });
    expect(status).toBe(200);
    await expect.poll(async () => (await listNotifications(server, claire)).unread).toBe(0);
    const after = (await listNotifications(server, claire)).items;
    expect(after).toMatchObject([
      { read: true, open: true },
      { read: true, open: false, snoozedUntil: null },
      { read: true, open: false, doneAt: null },
    ]);
    expect([after[1]?.doneAt, after[2]?.snoozedUntil].every((moment) => moment !== null)).toBe(true);
  });

  it('is all read at once, and again for nothing', async () => {
    let latest = '';
    for (let time = 0; time < 130; time += 1) latest = await server.post(claire.userId);
    await expect
      .poll(async () => {
        const { items, unread } = await listNotifications(server, claire);
        return [unread, items.some(({ notificationId }) => notificationId === latest)];
      })
      .toEqual([130, true]);
    const [all, again] = [await tell('POST /notifications/read-all'), await tell('POST /notifications/read-all')];
    expect([all.body, again.body]).toEqual([{ read: 130 }, { read: 0 }]);
    expect((await tell('GET /notifications/unread')).body).toEqual({ count: 0 });
    expect((await listNotifications(server, claire)).items.every(({ read }) => read)).toBe(true);
  });

  it('is all read as far as it was seen, and no further', async () => {
    const now = Date.now();
    const at = (ms: number) => new Date(now + ms).toISOString();
    for (const [index, title] of ['vu', 'vu aussi', 'arrivé depuis'].entries())
      await server.post(claire.userId, { title, now: at(index - 3) });
    const { items } = await listed(3);
    const seen = items[1]?.postedAt;
    expect((await tell('POST /notifications/read-all', { through: seen })).body).toEqual({ read: 2 });
    expect((await listNotifications(server, claire)).items.map(({ title, read }) => [title, read])).toEqual([
      ['arrivé depuis', false],
      ['vu aussi', true],
      ['vu', true],
    ]);
    await server.post(claire.userId, { now: at(3_600_000) });
    await listed(4);
    expect([
      (await tell('POST /notifications/read-all')).body,
      (await listNotifications(server, claire)).unread,
    ]).toEqual([{ read: 1 }, 1]);
    expect(await tell('POST /notifications/read-all', { through: 'hier' })).toMatchObject({
      status: 400,
      body: { code: 'general.invalid-request' },
    });
  });

  it('says what Écrin itself says in the language of who reads it now', async () => {
    await server.post(claire.userId, {
      kind: 'account',
      subject: null,
      title: 'Notification d’essai',
      saying: { about: 'test' },
    });
    await listed(1);
    const titleIn = async (language: string) =>
      (
        (
          await sendRequest(server, 'GET /api/client/notifications', {
            token: claire.token,
            headers: { 'Accept-Language': language },
          })
        ).body as Awaited<ReturnType<typeof listNotifications>>
      ).items[0]?.title;
    expect([await titleIn('en'), await titleIn('fr')]).toEqual(['Test notification', 'Notification d’essai']);
  });

  it('is counted in one’s profile', async () => {
    await server.post(claire.userId);
    await listed(1);
    expect(((await tell('GET /me?pushToken=null')).body as MeAnswer).client?.notifications).toBe(1);
  });

  it('shows another’s as what is not there', async () => {
    const paul = await registerTestClient(server, `paul-${people}`);
    const notificationId = await server.post(claire.userId);
    await listed(1);
    const snooze = { choice: 'tomorrow', timeZone: 'Europe/Paris' };
    const answers = await Promise.all([
      tell(`POST /notifications/${notificationId}/read`, undefined, paul),
      tell(`POST /notifications/${notificationId}/open`, undefined, paul),
      tell(`POST /notifications/${notificationId}/done`, undefined, paul),
      tell(`POST /notifications/${notificationId}/snooze`, snooze, paul),
      tell(`DELETE /notifications/${notificationId}`, undefined, paul),
      tell(`GET /notifications/${notificationId}/outcomes`, undefined, paul),
      tell('POST /notifications/nowhere/read'),
      tell('GET /notifications/nowhere/outcomes'),
    ]);
    for (const answer of answers) expect(answer).toMatchObject(refusal('notification.not-found'));
    expect((await tell('POST /notifications/read-all', undefined, paul)).body).toEqual({ read: 0 });
    expect(await listNotifications(server, claire)).toMatchObject({ unread: 1, items: [{ read: false }] });
  });

  it('refuses what was deleted, and to tick what is no reminder', async () => {
    const [gone, news] = [
      await server.post(claire.userId),
      await server.post(claire.userId, { kind: 'news', subject: null }),
    ];
    expect([
      (await tell(`DELETE /notifications/${gone}`)).status,
      (await tell(`DELETE /notifications/${gone}`)).status,
    ]).toEqual([200, 200]);
    expect(await tell(`POST /notifications/${gone}/read`)).toMatchObject(refusal('notification.deleted'));
    expect(await tell(`POST /notifications/${news}/done`)).toMatchObject(refusal('notification.not-a-reminder'));
    await expect
      .poll(async () => (await listNotifications(server, claire)).items)
      .toMatchObject([{ notificationId: news }]);
  });
});

describe('settings', () => {
  const setUp = async () => (await tell('GET /notification-settings')).body as NotificationSetUp;

  it('are the first ones until others are chosen, all at once', async () => {
    expect(await setUp()).toEqual({
      settings: defaultNotificationSettings,
      publicKey: expect.stringMatching(/^B/),
      mail: false,
    });
    const settings = {
      ...defaultNotificationSettings,
      pushTime: 'always',
      quietHours: { from: 1_320, to: 420, timeZone: 'Europe/Paris' },
    };
    const answer = await tell('PUT /notification-settings', settings);
    expect(answer).toMatchObject({ status: 200, body: { revision: 0 } });
    expect((await tell('PUT /notification-settings', settings)).body).toEqual(answer.body);
    await expect.poll(setUp).toMatchObject({ settings });
    const { news: _left, ...kinds } = defaultNotificationSettings.kinds;
    for (const wrong of [
      { ...settings, kinds },
      { ...settings, more: 1 },
      { ...settings, quietHours: { from: 0, to: 1_440, timeZone: 'Europe/Paris' } },
      {},
    ]) {
      expect(await tell('PUT /notification-settings', wrong)).toMatchObject({
        status: 400,
        body: { code: 'general.invalid-request' },
      });
    }
  });
});

describe('devices', () => {
  const phone = 'https://push.exemple.fr/telephone';
  const put = (pushToken: string | null, visitor = claire) => tell(`PUT /${visitor.userId}`, { pushToken }, visitor);
  const devices = async (visitor = claire) =>
    ((await tell('GET /push-devices', undefined, visitor)).body as Readonly<{ items: readonly PushDevice[] }>).items;

  it('are signed up by a push token that is a subscription, once each', async () => {
    expect((await put(pushSubscriptionAt(phone))).status).toBe(200);
    await put(pushSubscriptionAt(phone));
    await tell(`GET /me?pushToken=${encodeURIComponent(pushSubscriptionAt(phone))}`);
    expect(await devices()).toMatchObject([{ current: true, lastSentAt: null }]);
    expect(JSON.stringify(await devices())).not.toContain('exemple.fr');
  });

  it('are one a session: a browser that has another subscription is sent nothing by the former', async () => {
    await put(pushSubscriptionAt(phone));
    const [former] = await devices();
    await put(pushSubscriptionAt(`${allowedOrigin}/portable`));
    await expect.poll(async () => (await devices()).length).toBe(1);
    expect((await devices())[0]?.deviceId).not.toBe(former?.deviceId);
    // A page that still has the former stored brings nothing back, and takes nothing away.
    await tell(`GET /me?pushToken=${encodeURIComponent(pushSubscriptionAt(phone))}`);
    await put(pushSubscriptionAt(phone));
    expect((await devices()).map(({ deviceId }) => deviceId === former?.deviceId)).toEqual([false]);
  });

  it('are left alone by a token of another kind, which is only kept', async () => {
    expect((await put('a-token')).status).toBe(200);
    expect(await devices()).toEqual([]);
  });

  it.each([
    ['is no subscription', '{"endpoint":"https://push.exemple.fr/1"}'],
    ['is no JSON', '{"endpoint":'],
    ['leads into this network', pushSubscriptionAt('https://localhost/1')],
    ['leads to an address of its own', pushSubscriptionAt('https://169.254.169.254/latest')],
    ['is not encrypted', pushSubscriptionAt('http://push.exemple.fr/1')],
  ])('are not signed up by a token that %s', async (_why, token) => {
    const before = await put('a-token');
    expect(await put(token)).toMatchObject(refusal('push-device.token-not-accepted'));
    expect((await tell(`GET /me?pushToken=${encodeURIComponent(token)}`)).status).toBe(200);
    expect(await devices()).toEqual([]);
    // Nothing of it was kept either.
    expect((await put('a-token')).body).toEqual(before.body);
  });

  it('leave with a null, and with their session', async () => {
    await put(pushSubscriptionAt(phone));
    await put(null);
    await expect.poll(() => devices()).toEqual([]);
    await put(pushSubscriptionAt(phone));
    const later = (await sendRequest(server, 'POST /api/client/login', { body: { email: claire.email, password } }))
      .body as SignedInClient;
    await put(pushSubscriptionAt(`${phone}-2`), { ...claire, token: later.token });
    expect((await devices()).map(({ current }) => current)).toEqual([false, true]);
    await tell('DELETE /session');
    await expect.poll(async () => (await devices(later)).map(({ current }) => current)).toEqual([true]);
  });

  it('leave when their session is ended from elsewhere', async () => {
    const later = (await sendRequest(server, 'POST /api/client/login', { body: { email: claire.email, password } }))
      .body as SignedInClient;
    await put(pushSubscriptionAt(phone), { ...claire, token: later.token });
    expect(await devices()).toHaveLength(1);
    await tell('DELETE /sessions');
    await expect.poll(() => devices()).toEqual([]);
  });

  it('are left to who comes next in the same browser', async () => {
    const paul = await registerTestClient(server, `paul-${people}`);
    await put(pushSubscriptionAt(phone));
    await put(pushSubscriptionAt(phone), paul);
    expect(await devices(paul)).toMatchObject([{ current: true }]);
    await expect.poll(() => devices()).toEqual([]);
  });

  it('are removed by their owner only, and stay away until they are asked for', async () => {
    const paul = await registerTestClient(server, `paul-${people}`);
    await put(pushSubscriptionAt(phone));
    const [{ deviceId } = { deviceId: '' }] = await devices();
    for (const answer of [
      await tell(`DELETE /push-devices/${deviceId}`, undefined, paul),
      await tell('DELETE /push-devices/nowhere'),
    ])
      expect(answer).toMatchObject(refusal('push-device.not-found'));
    expect([
      (await tell(`DELETE /push-devices/${deviceId}`)).status,
      (await tell(`DELETE /push-devices/${deviceId}`)).status,
    ]).toEqual([200, 200]);
    await expect.poll(() => devices()).toEqual([]);
    await tell(`GET /me?pushToken=${encodeURIComponent(pushSubscriptionAt(phone))}`);
    expect(await devices()).toEqual([]);
    await put(pushSubscriptionAt(phone));
    expect(await devices()).toMatchObject([{ deviceId }]);
  });

  it('tell what last reached them, and so does the history of a reminder', async () => {
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
    await tell(`DELETE /notifications/${notificationId}`);
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
    expect((await tell(`GET /reminders/history?reminderId=${reminderId}`, undefined, paul)).body).toEqual({
      items: [],
      nextCursor: null,
    });
  });
});
