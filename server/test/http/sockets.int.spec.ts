import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { elapsedProcessTime } from '@ecrin/testing/kits/process-time.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  sendRequest,
  startTestServer,
  registerTestClient,
  type TestServer,
  type SignedInClient,
} from '#test/server.fixtures.ts';

type ClientSocket = Socket;

describe('a WebSocket', () => {
  let server: TestServer;
  let claire: SignedInClient;
  let paul: SignedInClient;
  const open: ClientSocket[] = [];
  beforeAll(async () => {
    server = await startTestServer();
    claire = await registerTestClient(server, 'claire');
    paul = await registerTestClient(server, 'paul');
  });
  afterEach(() => {
    for (const connection of open.splice(0)) connection.close();
  });
  afterAll(() => server.remove());

  const connect = (token: string): ClientSocket => {
    const connection: ClientSocket = io(server.url, {
      auth: { token },
      reconnection: false,
      transports: ['websocket'],
    });
    open.push(connection);
    return connection;
  };
  const eventOf = (connection: ClientSocket, name: string): Promise<unknown> =>
    new Promise((resolve) => {
      connection.once(name, resolve);
    });
  const ended = (connection: ClientSocket): Promise<unknown> =>
    new Promise((resolve) => {
      connection.once('disconnect', resolve);
    });
  const init = async (visitor: SignedInClient): Promise<ClientSocket> => {
    const connection = connect(visitor.token);
    const ok = eventOf(connection, 'initOk');
    connection.emit('init', { userId: visitor.userId, accountType: 'client', businessId: null });
    expect(await ok).toBe(visitor.userId);
    return connection;
  };
  const think = ({ token }: SignedInClient) =>
    sendRequest(server, 'POST /api/client/thoughts', {
      token,
      body: {
        thoughtId: systemIds.next(),
        content: 'Une pensée',
        occurredAt: new Date().toISOString(),
        timeZone: 'Europe/Paris',
      },
    });

  it('is notified and closed when its client floods, while others continue', async () => {
    const [anne, other] = [await registerTestClient(server, 'anne'), await init(paul)];
    const connection = await init(anne);
    const [refused, closed] = [eventOf(connection, 'refused'), ended(connection)];
    for (let nth = 0; nth < 300; nth += 1) connection.emit('getNotificationCount', anne.userId);
    expect(await refused).toEqual({ code: 'general.too-many-requests' });
    await closed;
    const counted = eventOf(other, 'notificationCount');
    other.emit('getNotificationCount', paul.userId);
    expect(await counted).toEqual({ count: 0 });
  });

  it('is one of fifty of its client at most, whatever else is limited, and others are not told', async () => {
    const { token } = await registerTestClient(server, 'zoe');
    const many = Array.from({ length: 60 }, () => connect(token));
    const opened = await Promise.all(
      many.map((one) =>
        Promise.race([eventOf(one, 'connect').then(() => true), eventOf(one, 'connect_error').then(() => false)]),
      ),
    );
    expect(opened.filter(Boolean)).toHaveLength(50);
    await init(paul);
    for (const one of many) one.close();
    await expect
      .poll(async () => {
        const again = connect(token);
        return Promise.race([
          eventOf(again, 'connect').then(() => true),
          eventOf(again, 'connect_error').then(() => false),
        ]);
      })
      .toBe(true);
  });

  it('is authenticated with a bearer token', async () => {
    const connection: ClientSocket = io(server.url, {
      extraHeaders: { Authorization: `Bearer ${claire.token}` },
      reconnection: false,
      transports: ['websocket'],
    });
    open.push(connection);
    const ok = eventOf(connection, 'initOk');
    connection.emit('init', { userId: claire.userId, accountType: 'client', businessId: null });
    expect(await ok).toBe(claire.userId);
  });

  it('gets a greeting and the unread count', async () => {
    const connection = await init(claire);
    const count = eventOf(connection, 'notificationCount');
    connection.emit('getNotificationCount', claire.userId);
    expect(await count).toEqual({ count: 0 });
  });

  it('receives changes of its owner only', async () => {
    const [own, others] = [await init(claire), await init(paul)];
    const unexpected: unknown[] = [];
    others.on('read-model-changed', (notice) => unexpected.push(notice));
    const notices: unknown[] = [];
    own.on('read-model-changed', (notice) => notices.push(notice));
    const { body } = await think(claire);
    await expect
      .poll(() => notices)
      .toContainEqual(expect.objectContaining({ change: 'added', position: (body as { position: number }).position }));
    await think(paul);
    await expect.poll(() => unexpected.length).toBeGreaterThan(0);
    expect(JSON.stringify(unexpected)).not.toContain((body as { stream: string }).stream.slice('thought-'.length));
  });

  /** What it hears until it is greeted with nothing more to come, and the greeting. */
  const hearSince = async (visitor: SignedInClient, told: number | null) => {
    const connection = connect(visitor.token);
    const heard: unknown[] = [];
    connection.on('read-model-changed', ({ model, id }: { model: string; id: string }) => heard.push(`${model} ${id}`));
    const greeting = new Promise<unknown>((resolve) => {
      connection.once('initOk', (_userId, given) => resolve(given));
    });
    const counted = eventOf(connection, 'notificationCount');
    connection.emit('init', { userId: visitor.userId, accountType: 'client', businessId: null, told });
    connection.emit('getNotificationCount', visitor.userId);
    await counted;
    return { greeting: await greeting, heard };
  };
  const toldIn = async ({ token }: SignedInClient, path: string): Promise<number> =>
    Number((await sendRequest(server, `GET /api/client/${path}`, { token })).headers.get('X-Changes-Told'));

  it('hears again what its owner was told between an answer and its greeting', async () => {
    const sophie = await registerTestClient(server, 'sophie');
    const before = await toldIn(sophie, 'thoughts');
    const live = await init(sophie);
    const changed = eventOf(live, 'read-model-changed');
    const { body } = await think(sophie);
    await changed;
    const others = (await think(paul)).body;
    const [own, foreign] = [body, others].map((answer) =>
      (answer as { stream: string }).stream.slice('thought-'.length),
    );
    await expect.poll(async () => (await hearSince(sophie, before)).heard).toContain(`thought-card ${own}`);

    const { heard, greeting } = await hearSince(sophie, before);
    expect(greeting).toEqual({ told: expect.any(Number), complete: true });
    expect(heard.join()).not.toContain(foreign);
    const { told } = greeting as { told: number };
    expect(await hearSince(sophie, told)).toMatchObject({ greeting: { complete: true } });
    expect(await hearSince(sophie, null)).toMatchObject({ heard: [], greeting: { complete: false } });
    expect(await hearSince(sophie, 0)).toMatchObject({ heard: [], greeting: { complete: false } });
  });

  it('receives nothing before it is authenticated', async () => {
    const silent = connect(claire.token);
    await eventOf(silent, 'connect');
    const unexpected: unknown[] = [];
    silent.onAny((...message) => unexpected.push(message));
    const proof = eventOf(await init(claire), 'read-model-changed');
    await think(claire);
    await proof;
    expect(unexpected).toEqual([]);
  });

  it.each([
    { userId: 'somebody-else', accountType: 'client', businessId: null },
    { accountType: 'admin', businessId: null },
    { accountType: 'client', businessId: 'one' },
    'bonjour',
  ])('is closed when it authenticates as somebody else: %o', async (message) => {
    const connection = connect(claire.token);
    const end = ended(connection);
    connection.emit('init', typeof message === 'string' ? message : { userId: claire.userId, ...message });
    expect(await end).toBe('io server disconnect');
  });

  it('is closed when it asks for another client’s count', async () => {
    const connection = await init(claire);
    const end = ended(connection);
    connection.emit('getNotificationCount', paul.userId);
    expect(await end).toBe('io server disconnect');
  });

  it('is closed at once with its session', async () => {
    const nina = await registerTestClient(server, 'nina');
    const connection = await init(nina);
    const end = ended(connection);
    await sendRequest(server, 'DELETE /api/client/session', nina);
    expect(await elapsedProcessTime(async () => expect(await end).toBe('io server disconnect'))).toBeLessThan(1_000);
  });
});
