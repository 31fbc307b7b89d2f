import type { ActivityPage } from '@ecrin/contracts/activity/activity.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest, password, type TestServer } from '#test/server.fixtures.ts';
import {
  addAdmin,
  startAdminServer,
  enrolSecondFactor,
  signInWithPassword,
  firstAdminEmail,
  firstSuperadmin,
  requestSignIn,
  type EnrolledAdmin,
} from './admin.fixtures.ts';

type Row = Readonly<{ adminId: string; email: string; sessions: number; active: boolean }>;

describe('administrators', () => {
  let server: TestServer;
  let alix: EnrolledAdmin;
  beforeAll(async () => {
    server = await startAdminServer();
    alix = await firstSuperadmin(server);
  });
  afterAll(() => server.remove());

  const rows = async (): Promise<readonly Row[]> => {
    const { body } = await sendRequest(server, 'GET /api/admin/admins', { token: alix.token });
    return (body as Readonly<{ items: readonly Row[] }>).items;
  };
  const put = (adminId: string, body: object, token = alix.token) =>
    sendRequest(server, `PUT /api/admin/admins/${adminId}`, { token, body });
  const statusOf = async (token: string) => (await sendRequest(server, 'GET /api/admin/me', { token })).status;

  it('can read their own account', async () => {
    expect((await sendRequest(server, 'GET /api/admin/me', { token: alix.token })).body).toEqual({
      admin: {
        _id: alix.userId,
        role: 'superadmin',
        fullname: 'alix',
        email: firstAdminEmail,
        picture: null,
        notifications: 0,
        language: 'fr',
        passwordGiven: false,
        secondFactor: 'enrolled',
        secondFactorRequired: true,
        hasAuthenticator: true,
        passkeys: [],
        passkeysOffered: true,
      },
    });
  });

  it('can choose their language', async () => {
    const answer = await sendRequest(server, 'PUT /api/admin/me', { token: alix.token, body: { language: 'en' } });
    expect(answer).toMatchObject({ status: 200, body: { stream: `admin-${alix.userId}` } });
    expect((await sendRequest(server, 'GET /api/admin/me', { token: alix.token })).body).toMatchObject({
      admin: { language: 'en' },
    });
  });

  it('are created, listed, shown and edited by a superadmin', async () => {
    const bea = await addAdmin(server, alix, { name: 'bea', role: 'admin' });
    const shown = await sendRequest(server, `GET /api/admin/admins/${bea.userId}`, { token: alix.token });
    expect(shown.body).toEqual({
      adminId: bea.userId,
      role: 'admin',
      fullname: 'bea',
      picture: null,
      email: 'bea@exemple.fr',
      active: true,
      secondFactor: false,
      createdAt: expect.stringMatching(/Z$/),
      lastSeenAt: expect.stringMatching(/Z$/),
      sessions: 1,
    });
    expect((await put(bea.userId, { fullname: 'Béa Roux', email: 'BEA.roux@exemple.fr' })).status).toBe(200);
    expect(await rows()).toContainEqual({ ...(shown.body as Row), fullname: 'Béa Roux', email: 'BEA.roux@exemple.fr' });
    expect((await requestSignIn(server, 'bea@exemple.fr')).status).toBe(401);
    expect((await requestSignIn(server, 'bea.ROUX@exemple.fr')).status).toBe(200);
    expect(await sendRequest(server, `GET /api/admin/admins/${systemIds.next()}`, { token: alix.token })).toMatchObject(
      {
        status: 404,
        body: { code: 'admin.not-found' },
      },
    );
  });

  it('have unique addresses, whatever the case', async () => {
    const carl = await addAdmin(server, alix, { name: 'carl', role: 'admin' });
    const body = { adminId: systemIds.next(), email: 'CARL@exemple.fr', fullname: 'C', role: 'admin', password };
    expect(await sendRequest(server, 'POST /api/admin/admins', { token: alix.token, body })).toMatchObject({
      status: 409,
      body: { code: 'admin.email-taken' },
    });
    expect(await put(alix.userId, { email: 'carl@exemple.fr' })).toMatchObject({
      status: 409,
      body: { code: 'admin.email-taken' },
    });
    const again = { ...body, email: 'autre@exemple.fr', adminId: carl.userId };
    expect(await sendRequest(server, 'POST /api/admin/admins', { token: alix.token, body: again })).toMatchObject({
      status: 409,
      body: { code: 'admin.already-exists' },
    });
  });

  it('are created once when the command is sent twice, with the first password', async () => {
    const headers = { 'Idempotency-Key': 'make-dan' };
    const body = { adminId: systemIds.next(), email: 'dan@exemple.fr', fullname: 'Dan', role: 'admin', password };
    const first = await sendRequest(server, 'POST /api/admin/admins', { token: alix.token, body, headers });
    const second = await sendRequest(server, 'POST /api/admin/admins', { token: alix.token, body, headers });
    expect([first.status, second.body]).toEqual([200, first.body]);
    expect((await requestSignIn(server, 'dan@exemple.fr')).status).toBe(200);
  });

  it('lose the permissions of a role at once', async () => {
    const eva = await addAdmin(server, alix, { name: 'eva', role: 'admin' });
    const list = async () => (await sendRequest(server, 'GET /api/admin/admins', { token: eva.token })).body;
    expect(await list()).toMatchObject({ code: 'admin.superadmin-required' });
    await put(eva.userId, { role: 'superadmin' });
    expect(await list()).toMatchObject({ code: 'admin.second-factor-required' });
    await put(eva.userId, { role: 'admin' });
    expect(await list()).toMatchObject({ code: 'admin.superadmin-required' });
  });

  it('lose access at once when deactivated, and regain it', async () => {
    const flo = await addAdmin(server, alix, { name: 'flo', role: 'admin' });
    const deactivation = `/api/admin/admins/${flo.userId}/deactivation`;
    expect((await sendRequest(server, `POST ${deactivation}`, { token: alix.token })).status).toBe(200);
    expect(await statusOf(flo.token)).toBe(401);
    expect((await sendRequest(server, 'POST /api/admin/session', { headers: { Cookie: flo.cookie } })).status).toBe(
      401,
    );
    expect(await requestSignIn(server, flo.email)).toMatchObject({
      status: 401,
      body: { code: 'client.credentials-refused' },
    });
    expect((await rows()).find(({ adminId }) => adminId === flo.userId)).toMatchObject({ active: false, sessions: 0 });

    expect((await sendRequest(server, `DELETE ${deactivation}`, { token: alix.token })).status).toBe(200);
    expect(await statusOf(flo.token)).toBe(401);
    expect(await statusOf((await signInWithPassword(server, flo.email)).token)).toBe(200);
  });

  it('have what was done to their account listed apart from what they did', async () => {
    const hal = await addAdmin(server, alix, { name: 'hal', role: 'admin' });
    expect((await put(hal.userId, { fullname: 'Hal Autrement' })).status).toBe(200);
    const acts = async (adminId: string, side: 'by' | 'on') => {
      const path = `/api/admin/admins/${adminId}/acts?side=${side}&limit=100`;
      const { items } = (await sendRequest(server, `GET ${path}`, { token: alix.token })).body as ActivityPage;
      return items.filter(({ ownerId, type }) => ownerId === hal.userId && type === 'AdminEdited');
    };
    const edited = [expect.objectContaining({ actor: `admin:${alix.userId}` })];
    await expect.poll(() => acts(hal.userId, 'on')).toEqual(edited);
    expect(await acts(hal.userId, 'by')).toEqual([]);
    await expect.poll(() => acts(alix.userId, 'by')).toEqual(edited);
    expect(await acts(alix.userId, 'on')).toEqual([]);
  });

  it('get a new password from a superadmin, which ends their sessions', async () => {
    const gil = await addAdmin(server, alix, { name: 'gil', role: 'admin' });
    const set = (adminId: string, newPassword: string) =>
      sendRequest(server, `PUT /api/admin/admins/${adminId}/password`, { token: alix.token, body: { newPassword } });
    expect((await set(gil.userId, 'motdepasse')).body).toMatchObject({ code: 'client.password-too-common' });
    expect((await set(gil.userId, 'un-autre-cerisier')).status).toBe(204);
    expect(await statusOf(gil.token)).toBe(401);
    expect((await requestSignIn(server, gil.email)).status).toBe(401);
    const again = await requestSignIn(server, gil.email, 'un-autre-cerisier');
    const { token } = again.body as Readonly<{ token: string }>;
    const own = (newPassword: string) =>
      sendRequest(server, 'PUT /api/admin/password', {
        token,
        body: { currentPassword: 'un-autre-cerisier', newPassword },
      });
    const clients = () => sendRequest(server, 'GET /api/admin/clients', { token });
    const me = () => sendRequest(server, 'GET /api/admin/me', { token });
    expect(await clients()).toMatchObject({ status: 403, body: { code: 'admin.password-change-required' } });
    expect(await me()).toMatchObject({ body: { admin: { passwordGiven: true } } });
    expect((await own('un-autre-cerisier')).body).toMatchObject({ code: 'admin.password-unchanged' });
    expect((await own(password)).status).toBe(204);
    expect(await clients()).toMatchObject({ status: 200 });
    expect(await me()).toMatchObject({ body: { admin: { passwordGiven: false } } });
    expect((await set(alix.userId, 'un-autre-cerisier')).body).toMatchObject({ code: 'admin.own-password' });
    expect((await set(systemIds.next(), 'un-autre-cerisier')).body).toMatchObject({ code: 'admin.not-found' });
  });

  it('change their own password with the current one, which ends their other sessions', async () => {
    const hugo = await addAdmin(server, alix, { name: 'hugo', role: 'admin' });
    const other = await signInWithPassword(server, hugo.email);
    const change = (currentPassword: string) =>
      sendRequest(server, 'PUT /api/admin/password', {
        token: hugo.token,
        body: { currentPassword, newPassword: 'un-autre-cerisier' },
      });
    expect((await change('pas-le-bon')).body).toMatchObject({ status: 403, code: 'client.current-password-refused' });
    expect((await change(password)).status).toBe(204);
    expect([await statusOf(hugo.token), await statusOf(other.token)]).toEqual([200, 401]);
    expect((await requestSignIn(server, hugo.email, 'un-autre-cerisier')).status).toBe(200);
    expect((await requestSignIn(server, hugo.email)).status).toBe(401);
  });

  it('can be signed out by a superadmin', async () => {
    const ines = await addAdmin(server, alix, { name: 'ines', role: 'admin' });
    expect(
      (await sendRequest(server, `DELETE /api/admin/admins/${ines.userId}/sessions`, { token: alix.token })).status,
    ).toBe(204);
    expect(await statusOf(ines.token)).toBe(401);
    expect(
      (await sendRequest(server, `DELETE /api/admin/admins/${alix.userId}/sessions`, { token: alix.token })).status,
    ).toBe(204);
    expect(await statusOf(alix.token)).toBe(200);
  });

  it('are read back after a restart', async () => {
    const before = await rows();
    await server.restart();
    expect((await rows()).map(({ adminId }) => adminId)).toEqual(before.map(({ adminId }) => adminId));
    expect(before.length).toBeGreaterThan(5);
  });
});

describe('the last superadmin', () => {
  it('remains, also when two demote each other concurrently', async () => {
    const server = await startAdminServer();
    try {
      const alix = await firstSuperadmin(server);
      const demote = (by: string, whom: string) =>
        sendRequest(server, `PUT /api/admin/admins/${whom}`, { token: by, body: { role: 'admin' } });
      const out = (by: string, whom: string) =>
        sendRequest(server, `POST /api/admin/admins/${whom}/deactivation`, { token: by });
      expect(await demote(alix.token, alix.userId)).toMatchObject({
        status: 409,
        body: { code: 'admin.last-superadmin' },
      });
      expect(await out(alix.token, alix.userId)).toMatchObject({
        status: 409,
        body: { code: 'admin.last-superadmin' },
      });

      const basile = await enrolSecondFactor(
        server,
        await addAdmin(server, alix, { name: 'basile', role: 'superadmin' }),
      );
      const statuses = (
        await Promise.all([
          demote(alix.token, basile.userId),
          demote(basile.token, alix.userId),
          out(alix.token, alix.userId),
          out(basile.token, basile.userId),
        ])
      ).map(({ status }) => status);
      expect(statuses).toContain(200);
      const left = await Promise.all(
        [alix, basile].map(async ({ token }) => (await sendRequest(server, 'GET /api/admin/me', { token })).body),
      );
      expect(left.filter((me) => JSON.stringify(me).includes('"role":"superadmin"'))).toHaveLength(1);
    } finally {
      await server.remove();
    }
  });
});
