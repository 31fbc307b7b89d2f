import type { MeAnswer } from '@ecrin/contracts/client/client.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerTestClient, type SignedInClient } from '#test/server.fixtures.ts';
import {
  createRequester,
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

describe('two tabs', () => {
  const open: Socket[] = [];
  afterEach(() => {
    for (const socket of open.splice(0)) socket.close();
  });

  /** A tab of a client, with every message about notifications it received. */
  const tab = async ({
    token,
    userId,
  }: SignedInClient): Promise<
    Readonly<{ messages: () => readonly unknown[]; emit: (event: string, userId: string) => void }>
  > => {
    const socket = io(server.url, { auth: { token }, reconnection: false, transports: ['websocket'] });
    open.push(socket);
    const messages: unknown[] = [];
    socket.on('notificationCount', ({ count }: Readonly<{ count: number }>) => messages.push(count));
    socket.on('newNotification', (message) => messages.push(message));
    const ok = new Promise((resolve) => {
      socket.once('initOk', resolve);
    });
    socket.emit('init', { userId, accountType: 'client', businessId: null });
    await ok;
    return { messages: () => messages, emit: (event, userId) => void socket.emit(event, userId) };
  };
  const last = ({ messages }: Awaited<ReturnType<typeof tab>>) =>
    messages().findLast((message) => typeof message === 'number');

  it('receive a new notification, with its title and the unread count, and other clients do not', async () => {
    const paul = await registerTestClient(server, `paul-${people}`);
    const [one, other, elsewhere] = [await tab(claire), await tab(claire), await tab(paul)];
    await server.post(claire.userId);
    await server.post(claire.userId, { kind: 'news', subject: null, title: 'Du nouveau' });
    const expected = [
      { count: 1, notification: { title: 'Appeler Papa' } },
      { count: 2, notification: { title: 'Du nouveau' } },
    ];
    for (const { messages } of [one, other]) {
      await expect.poll(() => messages().filter((message) => typeof message === 'object').length).toBe(2);
      expect(messages()).toEqual(expect.arrayContaining([expected[1]]));
    }
    expect((await listNotifications(server, claire)).unread).toBe(2);
    expect(elsewhere.messages()).toEqual([]);
  });

  it('receive a message of Écrin in the language of the account', async () => {
    const one = await tab(claire);
    await send(`PUT /${claire.userId}`, { language: 'en' });
    await expect
      .poll(async () => ((await send('GET /me?pushToken=null')).body as MeAnswer).client?.language)
      .toBe('en');
    await server.post(claire.userId, {
      kind: 'account',
      subject: null,
      title: 'Notification d’essai',
      saying: { about: 'test' },
    });
    await expect.poll(() => one.messages()).toContainEqual({ count: 1, notification: { title: 'Test notification' } });
  });

  it('find it in the list when they are notified of it', async () => {
    const one = await tab(claire);
    await server.post(claire.userId);
    await expect.poll(() => one.messages()).toContainEqual({ count: 1, notification: { title: 'Appeler Papa' } });
    expect(await listNotifications(server, claire)).toMatchObject({
      unread: 1,
      items: [{ title: 'Appeler Papa', read: false }],
    });
  });

  it('stay in sync when one is read, deleted, or all are read', async () => {
    const [one, other] = [await tab(claire), await tab(claire)];
    const [first, second] = [
      await server.post(claire.userId),
      await server.post(claire.userId),
      await server.post(claire.userId),
      await server.post(claire.userId),
    ];
    await expect.poll(() => [last(one), last(other)]).toEqual([4, 4]);
    await send(`POST /notifications/${first}/read`);
    await expect.poll(() => [last(one), last(other)]).toEqual([3, 3]);
    await send(`DELETE /notifications/${second}`);
    await expect.poll(() => [last(one), last(other)]).toEqual([2, 2]);
    await send('POST /notifications/read-all');
    await expect.poll(() => [last(one), last(other)]).toEqual([0, 0]);
  });

  it('get the count when they ask', async () => {
    const before = await tab(claire);
    await server.post(claire.userId);
    // Everything that is sent without asking has been sent.
    await expect
      .poll(() => before.messages())
      .toEqual(expect.arrayContaining([1, { count: 1, notification: { title: 'Appeler Papa' } }]));
    const one = await tab(claire);
    one.emit('getNotificationCount', claire.userId);
    await expect.poll(() => one.messages()).toEqual([1]);
  });

  it('receive nothing of kinds that are off in the app', async () => {
    const one = await tab(claire);
    await server.post(claire.userId, { unread: false, title: 'En silence' });
    await server.post(claire.userId);
    await expect.poll(() => one.messages()).toContainEqual({ count: 1, notification: { title: 'Appeler Papa' } });
    expect(JSON.stringify(one.messages())).not.toContain('En silence');
    expect((await listNotifications(server, claire)).items).toHaveLength(1);
  });
});
