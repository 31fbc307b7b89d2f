import type { MeAnswer } from '@ecrin/contracts/client/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendRequest, registerTestClient, type SignedInClient } from '#test/server.fixtures.ts';
import {
  createRequester,
  listOnceThere,
  refusal,
  listNotifications,
  startNotificationServer,
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

describe('the list of notifications', () => {
  it('is paged, newest first, with what was done', async () => {
    for (const [index, title] of ['un', 'deux', 'trois'].entries())
      await server.post(claire.userId, { title, now: new Date(Date.now() + index).toISOString() });
    const { items, unread } = await listOnceThere(server, claire, 3);
    expect([items.map(({ title }) => title), unread]).toEqual([['trois', 'deux', 'un'], 3]);
    const page = (await send('GET /notifications?limit=2')).body as Awaited<ReturnType<typeof listNotifications>>;
    const rest = (await send(`GET /notifications?limit=2&cursor=${page.nextCursor}`)).body as typeof page;
    expect([...page.items, ...rest.items].map(({ title }) => title)).toEqual(['trois', 'deux', 'un']);
    expect(await send('GET /notifications?cursor=ailleurs')).toMatchObject({
      status: 400,
      body: { code: 'general.invalid-request' },
    });

    const [third, second, first] = items.map(({ notificationId }) => notificationId);
    await send(`POST /notifications/${third}/open`);
    await send(`POST /notifications/${second}/done`);
    const { status } = await send(`POST /notifications/${first}/snooze`, {
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

  it('is marked as read at once; the second time changes nothing', async () => {
    let latest = '';
    for (let time = 0; time < 130; time += 1) latest = await server.post(claire.userId);
    await expect
      .poll(async () => {
        const { items, unread } = await listNotifications(server, claire);
        return [unread, items.some(({ notificationId }) => notificationId === latest)];
      })
      .toEqual([130, true]);
    const [all, again] = [await send('POST /notifications/read-all'), await send('POST /notifications/read-all')];
    expect([all.body, again.body]).toEqual([{ read: 130 }, { read: 0 }]);
    expect(await send('POST /notifications/read-all', {})).toMatchObject({ status: 200, body: { read: 0 } });
    expect((await send('GET /notifications/unread')).body).toEqual({ count: 0 });
    expect((await listNotifications(server, claire)).items.every(({ read }) => read)).toBe(true);
  });

  it('is marked as read up to what was seen, and no further', async () => {
    const now = Date.now();
    const at = (ms: number) => new Date(now + ms).toISOString();
    for (const [index, title] of ['vu', 'vu aussi', 'arrivé depuis'].entries())
      await server.post(claire.userId, { title, now: at(index - 3) });
    const { items } = await listOnceThere(server, claire, 3);
    const seen = items[1]?.postedAt;
    expect((await send('POST /notifications/read-all', { through: seen })).body).toEqual({ read: 2 });
    expect((await listNotifications(server, claire)).items.map(({ title, read }) => [title, read])).toEqual([
      ['arrivé depuis', false],
      ['vu aussi', true],
      ['vu', true],
    ]);
    await server.post(claire.userId, { now: at(3_600_000) });
    await listOnceThere(server, claire, 4);
    expect([
      (await send('POST /notifications/read-all')).body,
      (await listNotifications(server, claire)).unread,
    ]).toEqual([{ read: 1 }, 1]);
    expect(await send('POST /notifications/read-all', { through: 'hier' })).toMatchObject({
      status: 400,
      body: { code: 'general.invalid-request' },
    });
  });

  it('shows messages of Écrin in the language of the reader', async () => {
    await server.post(claire.userId, {
      kind: 'account',
      subject: null,
      title: 'Notification d’essai',
      saying: { about: 'test' },
    });
    await listOnceThere(server, claire, 1);
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

  it('is counted in the profile', async () => {
    await server.post(claire.userId);
    await listOnceThere(server, claire, 1);
    expect(((await send('GET /me?pushToken=null')).body as MeAnswer).client?.notifications).toBe(1);
  });

  it('answers for another client’s as for missing ones', async () => {
    const paul = await registerTestClient(server, `paul-${people}`);
    const notificationId = await server.post(claire.userId);
    await listOnceThere(server, claire, 1);
    const snooze = { choice: 'tomorrow', timeZone: 'Europe/Paris' };
    const answers = await Promise.all([
      send(`POST /notifications/${notificationId}/read`, undefined, paul),
      send(`POST /notifications/${notificationId}/open`, undefined, paul),
      send(`POST /notifications/${notificationId}/done`, undefined, paul),
      send(`POST /notifications/${notificationId}/snooze`, snooze, paul),
      send(`DELETE /notifications/${notificationId}`, undefined, paul),
      send(`GET /notifications/${notificationId}/outcomes`, undefined, paul),
      send('POST /notifications/nowhere/read'),
      send('GET /notifications/nowhere/outcomes'),
    ]);
    for (const answer of answers) expect(answer).toMatchObject(refusal('notification.not-found'));
    expect((await send('POST /notifications/read-all', undefined, paul)).body).toEqual({ read: 0 });
    expect(await listNotifications(server, claire)).toMatchObject({ unread: 1, items: [{ read: false }] });
  });

  it('refuses deleted notifications, and ticking one that is not a reminder', async () => {
    const [gone, news] = [
      await server.post(claire.userId),
      await server.post(claire.userId, { kind: 'news', subject: null }),
    ];
    expect([
      (await send(`DELETE /notifications/${gone}`)).status,
      (await send(`DELETE /notifications/${gone}`)).status,
    ]).toEqual([200, 200]);
    expect(await send(`POST /notifications/${gone}/read`)).toMatchObject(refusal('notification.deleted'));
    expect(await send(`POST /notifications/${news}/done`)).toMatchObject(refusal('notification.not-a-reminder'));
    await expect
      .poll(async () => (await listNotifications(server, claire)).items)
      .toMatchObject([{ notificationId: news }]);
  });
});
