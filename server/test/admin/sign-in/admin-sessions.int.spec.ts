import { projections } from '@ecrin/projections';
import { elapsedProcessTime } from '@ecrin/testing/kits/process-time.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest, cookieOf, registerTestClient, type TestServer } from '#test/server.fixtures.ts';
import {
  addAdmin,
  startAdminServer,
  signInWithPassword,
  firstSuperadmin,
  requestSignIn,
  type SignedInAdmin,
  type EnrolledAdmin,
} from '../admin.fixtures.ts';

const hourMs = 3_600_000;
const renew = (server: TestServer, Cookie: string, headers = {}) =>
  sendRequest(server, 'POST /api/admin/session', { headers: { Cookie, ...headers } });

describe('an administrator’s session', () => {
  let server: TestServer;
  let alix: EnrolledAdmin;
  beforeAll(async () => {
    server = await startAdminServer();
    alix = await firstSuperadmin(server);
  });
  afterAll(() => server.remove());
  const visitor = (name: string) => addAdmin(server, alix, { name, role: 'admin' });
  const statusOf = async ({ token }: Pick<SignedInAdmin, 'token'>) =>
    (await sendRequest(server, 'GET /api/admin/me', { token })).status;

  it('has a cookie of its own, inaccessible to scripts and other sites', async () => {
    await visitor('ava');
    const { headers } = await requestSignIn(server, 'ava@exemple.fr');
    expect(headers.getSetCookie()[0]).toMatch(
      /^ecrin-admin-session=[\w-]{43}; Max-Age=43200; HttpOnly; SameSite=Strict; Path=\/api$/,
    );
  });

  it('is renewed with its cookie, which is rotated each time, with 30 s for a second tab', async () => {
    const ben = await visitor('ben');
    const [one, other] = await Promise.all([renew(server, ben.cookie), renew(server, ben.cookie)]);
    expect(one).toMatchObject({ status: 200, body: { userType: 'admin', userId: ben.userId } });
    expect([other.status, cookieOf(other)]).toEqual([200, cookieOf(one)]);
    expect(await statusOf(one.body as SignedInAdmin)).toBe(200);
    server.advanceClock(31_000);
    expect((await renew(server, ben.cookie)).status).toBe(401);
    expect((await renew(server, cookieOf(one))).status).toBe(401);
    expect(await statusOf(one.body as SignedInAdmin)).toBe(401);
  });

  it.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://ailleurs.exemple' },
    { Origin: 'null' },
  ])('is not renewed from another site (%o)', async (headers) => {
    const { cookie } = await visitor(`site-${Object.values(headers)[0]?.replaceAll(/\W/g, '')}`);
    expect((await renew(server, cookie, headers)).status).toBe(401);
    expect((await renew(server, cookie, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
  });

  it('is listed with its device and ended one by one, or all but the current one', async () => {
    const cleo = await visitor('cleo');
    const [second, third] = [
      await signInWithPassword(server, cleo.email),
      await signInWithPassword(server, cleo.email),
    ];
    const list = async () =>
      (
        (await sendRequest(server, 'GET /api/admin/sessions', { token: cleo.token })).body as Readonly<{
          items: readonly Readonly<{ sessionId: string; isCurrent: boolean }>[];
        }>
      ).items;
    const listed = await list();
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const another = listed.find(({ isCurrent }) => !isCurrent);
    expect(
      (await sendRequest(server, `DELETE /api/admin/sessions/${another?.sessionId}`, { token: cleo.token })).status,
    ).toBe(204);
    expect(await list()).toHaveLength(2);
    expect((await sendRequest(server, 'DELETE /api/admin/sessions', { token: cleo.token })).status).toBe(204);
    expect([await statusOf(cleo), await statusOf(second), await statusOf(third)]).toEqual([200, 401, 401]);
    expect(
      await sendRequest(server, `DELETE /api/admin/sessions/${another?.sessionId}x`, { token: cleo.token }),
    ).toMatchObject({ status: 404, body: { code: 'client.session-not-found' } });
  });

  it('ends with sign-out, cookie included', async () => {
    const fay = await visitor('fay');
    const left = await sendRequest(server, 'DELETE /api/admin/session', fay);
    expect([left.status, left.headers.getSetCookie()[0]]).toEqual([
      204,
      expect.stringMatching(/^ecrin-admin-session=; Max-Age=0;/),
    ]);
    expect([await statusOf(fay), (await renew(server, fay.cookie)).status]).toEqual([401, 401]);
  });

  it('is not accepted by the client area, nor a client’s session by this one', async () => {
    const [gus, claire] = [await visitor('gus'), await registerTestClient(server, 'claire')];
    const none = await sendRequest(server, 'GET /api/admin/me');
    const crossed = [
      await sendRequest(server, 'GET /api/admin/me', { token: claire.token }),
      await sendRequest(server, 'GET /api/client/me', { token: gus.token }),
      await sendRequest(server, 'GET /api/client/me'),
    ];
    for (const { status, text } of crossed) expect([status, text]).toEqual([none.status, none.text]);
    const [admins, clients] = [gus, claire].map(({ cookie }) => cookie.split('=')[1]);
    expect(
      (await sendRequest(server, 'POST /api/client/session', { headers: { Cookie: `ecrin-session=${admins}` } }))
        .status,
    ).toBe(401);
    expect((await renew(server, `ecrin-admin-session=${clients}`)).status).toBe(401);
  });

  // From here on the clock stays advanced.
  it('expires after 12 hours without use, and after 7 days in any case', async () => {
    const [hana, ivo] = [await visitor('hana'), await visitor('ivo')];
    server.advanceClock(11 * hourMs);
    let renewed = await renew(server, hana.cookie);
    expect(renewed.status).toBe(200);
    server.advanceClock(2 * hourMs);
    expect((await renew(server, ivo.cookie)).status).toBe(401);
    for (let hours = 13; hours < 7 * 24 - 11; hours += 11) {
      renewed = await renew(server, cookieOf(renewed));
      expect([hours, renewed.status]).toEqual([hours, 200]);
      server.advanceClock(11 * hourMs);
    }
    renewed = await renew(server, cookieOf(renewed));
    expect(renewed.status).toBe(200);
    server.advanceClock(2 * hourMs);
    expect((await renew(server, cookieOf(renewed))).status).toBe(401);
    expect(await statusOf(renewed.body as SignedInAdmin)).toBe(401);
  });
});

describe('over https', () => {
  it('the cookie has the __Host- prefix', async () => {
    const server = await startAdminServer({ PUBLIC_URL: 'https://ecrin.exemple' });
    try {
      const { headers } = await requestSignIn(server, 'alix@exemple.fr');
      expect(headers.getSetCookie()[0]).toMatch(
        /^__Host-ecrin-admin-session=[\w-]{43}; Max-Age=43200; HttpOnly; SameSite=Strict; Path=\/; Secure$/,
      );
    } finally {
      await server.remove();
    }
  });
});

/** What all administrators are told of: sums, and that a row of their list of clients changed; never what. */
const ofTheService: ReadonlySet<string> = new Set([
  'client-row',
  ...projections.map(({ model }) => model.name).filter((name) => name.endsWith('-totals')),
]);

describe('a WebSocket of an administrator', () => {
  let server: TestServer;
  let alix: EnrolledAdmin;
  const open: Socket[] = [];
  beforeAll(async () => {
    server = await startAdminServer();
    alix = await firstSuperadmin(server);
  });
  afterEach(() => {
    for (const connection of open.splice(0)) connection.close();
  });
  afterAll(() => server.remove());

  const connect = (token: string): Socket => {
    const connection = io(server.url, { auth: { token }, reconnection: false, transports: ['websocket'] });
    open.push(connection);
    return connection;
  };
  const eventOf = (connection: Socket, name: string): Promise<unknown> =>
    new Promise((resolve) => {
      connection.once(name, resolve);
    });
  const init = async ({ token, userId }: SignedInAdmin): Promise<Socket> => {
    const connection = connect(token);
    const ok = eventOf(connection, 'initOk');
    connection.emit('init', { userId, accountType: 'admin', businessId: null });
    expect(await ok).toBe(userId);
    return connection;
  };

  it('gets a greeting and the unread count', async () => {
    const connection = await init(alix);
    const count = eventOf(connection, 'notificationCount');
    connection.emit('getNotificationCount', alix.userId);
    expect(await count).toEqual({ count: 0 });
  });

  it('is closed when it authenticates as a client', async () => {
    const connection = connect(alix.token);
    const end = eventOf(connection, 'disconnect');
    connection.emit('init', { userId: alix.userId, accountType: 'client', businessId: null });
    expect(await end).toBe('io server disconnect');
  });

  it('receives no changes of what clients have, only that figures and rows of lists moved', async () => {
    const connection = await init(alix);
    const unexpected: unknown[] = [];
    connection.onAny((name: string, notice: Readonly<{ model?: string }>) => {
      if (name !== 'read-model-changed' || !ofTheService.has(notice.model ?? '')) unexpected.push([name, notice]);
    });
    const claire = await registerTestClient(server, 'claire');
    await sendRequest(server, `PUT /api/client/${claire.userId}`, { token: claire.token, body: { language: 'en' } });
    await sendRequest(server, 'PUT /api/admin/me', { token: alix.token, body: { language: 'en' } });
    expect(unexpected).toEqual([]);
  });

  it.each([
    ['deactivated', (userId: string) => `POST /api/admin/admins/${userId}/deactivation`],
    ['given a new password', (userId: string) => `PUT /api/admin/admins/${userId}/password`],
  ])('is closed within 5 s when they are %s', async (name, request) => {
    const jo = await addAdmin(server, alix, { name: `jo-${name.length}`, role: 'admin' });
    const end = eventOf(await init(jo), 'disconnect');
    const { status } = await sendRequest(server, request(jo.userId), {
      token: alix.token,
      ...(name === 'deactivated' ? {} : { body: { newPassword: 'un-autre-cerisier' } }),
    });
    expect(status).toBeLessThan(300);
    expect(await elapsedProcessTime(async () => expect(await end).toBe('io server disconnect'))).toBeLessThan(5_000);
    const again = connect(jo.token);
    expect(await eventOf(again, 'connect_error')).toMatchObject({ message: 'unauthorized' });
  });
});
