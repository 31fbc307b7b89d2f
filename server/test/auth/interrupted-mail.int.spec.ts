import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin, adminServer, enrol, firstSuperadmin, type EnrolledAdmin } from '#test/admin/admin.fixtures.ts';
import { ask, register, type ExampleServer, type Visitor } from '#test/server.fixtures.ts';
import { heldBack } from './interrupted-mail.fixtures.ts';

describe('a request whose body is held back', () => {
  let server: ExampleServer;
  let alix: EnrolledAdmin;
  beforeAll(async () => {
    server = await adminServer();
    alix = await firstSuperadmin(server);
  });
  afterAll(() => server.remove());

  const leave = ({ token }: Visitor) => ask(server, 'DELETE /api/client/session', { token });
  const signedInAgain = async ({ email }: Visitor) =>
    (await ask(server, 'POST /api/client/login', { body: { email, password: 'cerisier-de-juin' } })).body as Visitor;

  it('is one of its session: a command does nothing once that has ended', async () => {
    const claire = await register(server, 'claire');
    const held = await heldBack(server, `PUT /api/client/${claire.userId}`, {
      token: claire.token,
      body: JSON.stringify({ firstname: 'Une autre' }),
    });
    await leave(claire);
    expect(await held.finish()).toBe(401);
    const { token } = await signedInAgain(claire);
    expect((await ask(server, 'GET /api/client/me', { token })).body).toMatchObject({
      client: { firstname: 'claire' },
    });
  });

  it('keeps nothing of bytes that end after it', async () => {
    const paul = await register(server, 'paul');
    const piece = Buffer.from('a piece of sound');
    const headers = {
      'Content-Type': 'application/octet-stream',
      'X-Chunk-SHA256': createHash('sha256').update(piece).digest('hex'),
    };
    const path = '/api/client/recordings/019b0000-0000-7000-8000-000000000001';
    const held = await heldBack(server, `PUT ${path}/chunks/0`, { token: paul.token, body: piece, headers });
    await leave(paul);
    expect(await held.finish()).toBe(401);
    const { token } = await signedInAgain(paul);
    expect((await ask(server, `GET ${path}`, { token })).text).not.toContain(headers['X-Chunk-SHA256']);
  });

  it('is one of the role its sender has when it ends, not when it began', async () => {
    const bea = await enrol(server, await addAdmin(server, alix, { name: 'bea', role: 'superadmin' }));
    const takeover = await heldBack(server, `PUT /api/admin/admins/${alix.userId}/password`, {
      token: bea.token,
      body: JSON.stringify({ newPassword: 'un-mot-que-bea-connaît' }),
    });
    const without = await heldBack(server, `DELETE /api/admin/admins/${alix.userId}/second-factor`, {
      token: bea.token,
      body: '{}',
    });
    expect(
      (await ask(server, `PUT /api/admin/admins/${bea.userId}`, { token: alix.token, body: { role: 'admin' } })).status,
    ).toBe(200);
    expect([await takeover.finish(), await without.finish()]).toEqual([403, 403]);
    expect((await ask(server, 'GET /api/admin/admins', { token: alix.token })).status).toBe(200);
    expect((await ask(server, 'GET /api/admin/me', { token: alix.token })).body).toMatchObject({
      admin: { secondFactor: 'enrolled' },
    });
  });
});
