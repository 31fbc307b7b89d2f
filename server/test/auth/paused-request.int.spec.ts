import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addAdmin,
  startAdminServer,
  enrolSecondFactor,
  firstSuperadmin,
  type EnrolledAdmin,
} from '#test/admin/admin.fixtures.ts';
import { sendRequest, registerTestClient, type TestServer, type SignedInClient } from '#test/server.fixtures.ts';
import { pauseRequest } from './paused-request.fixtures.ts';

describe('a request whose body is delayed', () => {
  let server: TestServer;
  let alix: EnrolledAdmin;
  beforeAll(async () => {
    server = await startAdminServer();
    alix = await firstSuperadmin(server);
  });
  afterAll(() => server.remove());

  const leave = ({ token }: SignedInClient) => sendRequest(server, 'DELETE /api/client/session', { token });
  const signedInAgain = async ({ email }: SignedInClient) =>
    (await sendRequest(server, 'POST /api/client/login', { body: { email, password: 'cerisier-de-juin' } }))
      .body as SignedInClient;

  it('does nothing once its session has ended', async () => {
    const claire = await registerTestClient(server, 'claire');
    const paused = await pauseRequest(server, `PUT /api/client/${claire.userId}`, {
      token: claire.token,
      body: JSON.stringify({ firstname: 'Une autre' }),
    });
    await leave(claire);
    expect(await paused.finish()).toBe(401);
    const { token } = await signedInAgain(claire);
    expect((await sendRequest(server, 'GET /api/client/me', { token })).body).toMatchObject({
      client: { firstname: 'claire' },
    });
  });

  it('stores no bytes received after the session ended', async () => {
    const paul = await registerTestClient(server, 'paul');
    const piece = Buffer.from('a piece of sound');
    const headers = {
      'Content-Type': 'application/octet-stream',
      'X-Chunk-SHA256': createHash('sha256').update(piece).digest('hex'),
    };
    const path = '/api/client/recordings/019b0000-0000-7000-8000-000000000001';
    const paused = await pauseRequest(server, `PUT ${path}/chunks/0`, { token: paul.token, body: piece, headers });
    await leave(paul);
    expect(await paused.finish()).toBe(401);
    const { token } = await signedInAgain(paul);
    expect((await sendRequest(server, `GET ${path}`, { token })).text).not.toContain(headers['X-Chunk-SHA256']);
  });

  it('is checked against the role at its end, not at its start', async () => {
    const bea = await enrolSecondFactor(server, await addAdmin(server, alix, { name: 'bea', role: 'superadmin' }));
    const takeover = await pauseRequest(server, `PUT /api/admin/admins/${alix.userId}/password`, {
      token: bea.token,
      body: JSON.stringify({ newPassword: 'un-mot-que-bea-connaît' }),
    });
    const without = await pauseRequest(server, `DELETE /api/admin/admins/${alix.userId}/second-factor`, {
      token: bea.token,
      body: '{}',
    });
    expect(
      (await sendRequest(server, `PUT /api/admin/admins/${bea.userId}`, { token: alix.token, body: { role: 'admin' } }))
        .status,
    ).toBe(200);
    expect([await takeover.finish(), await without.finish()]).toEqual([403, 403]);
    expect((await sendRequest(server, 'GET /api/admin/admins', { token: alix.token })).status).toBe(200);
    expect((await sendRequest(server, 'GET /api/admin/me', { token: alix.token })).body).toMatchObject({
      admin: { secondFactor: 'enrolled' },
    });
  });
});
