import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendRequest, password, type Answer, type TestServer } from '#test/server.fixtures.ts';
import {
  addAdmin,
  startAdminServer,
  signInWithPassword,
  signInWithCode,
  enrolSecondFactor,
  firstAdminEmail,
  firstSuperadmin,
  requestSignIn,
  totpOf,
  type EnrolledAdmin,
} from '../admin.fixtures.ts';

const windowMs = 15 * 60_000;
const refused = { status: 401, body: { code: 'client.credentials-refused' } };
const times = <Made>(count: number, make: () => Promise<Made>): Promise<readonly Made[]> =>
  Promise.all(Array.from({ length: count }, make));

describe('signing in to the back-office', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startAdminServer();
  });
  afterEach(() => server.remove());
  const wrong = (email = firstAdminEmail) => requestSignIn(server, email, 'pas-le-bon-mot');

  it('answers the same for known, unknown and deactivated accounts', async () => {
    const alix = await firstSuperadmin(server);
    const bea = await addAdmin(server, alix, { name: 'bea', role: 'admin' });
    await sendRequest(server, `POST /api/admin/admins/${bea.userId}/deactivation`, { token: alix.token });
    const answers = [
      await wrong(),
      await wrong('personne@exemple.fr'),
      await wrong(bea.email),
      await requestSignIn(server, bea.email),
    ];
    for (const answer of answers) expect(answer).toMatchObject(refused);
    const shape = ({ text, headers }: Answer) => [text, [...headers.keys()].toSorted()];
    expect(new Set(answers.map((answer) => JSON.stringify(shape(answer)))).size).toBe(1);
  });

  it('allows ten passwords per account and 15 minutes, also concurrently and over a restart', async () => {
    const statuses = (await times(15, wrong)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    await server.restart();
    expect((await requestSignIn(server, firstAdminEmail)).status).toBe(429);
    server.advanceClock(windowMs);
    expect((await requestSignIn(server, firstAdminEmail)).status).toBe(200);
  });

  it('does not reset wrong attempts after the right password', async () => {
    await times(9, wrong);
    expect((await requestSignIn(server, firstAdminEmail)).status).toBe(200);
    expect((await wrong()).status).toBe(401);
    expect((await requestSignIn(server, firstAdminEmail)).status).toBe(429);
  });

  it('lets a known device sign in while others guess', async () => {
    const { headers } = await requestSignIn(server, firstAdminEmail);
    const Cookie = headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    expect(Cookie).toContain('ecrin-admin-device=');
    await times(12, wrong);
    expect((await requestSignIn(server, firstAdminEmail)).status).toBe(429);
    const own = () =>
      sendRequest(server, 'POST /api/admin/login', { body: { email: firstAdminEmail, password }, headers: { Cookie } });
    expect((await own()).status).toBe(200);
  });

  it('is counted separately from clients', async () => {
    await times(12, () =>
      sendRequest(server, 'POST /api/client/login', { body: { email: firstAdminEmail, password: 'pas-le-bon-mot' } }),
    );
    expect((await requestSignIn(server, firstAdminEmail)).status).toBe(200);
  });
});

describe('the second factor', () => {
  let server: TestServer;
  let alix: EnrolledAdmin;
  beforeEach(async () => {
    server = await startAdminServer();
    alix = await firstSuperadmin(server);
  });
  afterEach(() => server.remove());

  const begin = async (): Promise<string> =>
    ((await requestSignIn(server, firstAdminEmail)).body as Readonly<{ secondStep: string }>).secondStep;
  const pass = (secondStep: string, code: string) =>
    sendRequest(server, 'POST /api/admin/login/second-step', { body: { secondStep, code } });
  const meOf = async (token: string) =>
    ((await sendRequest(server, 'GET /api/admin/me', { token })).body as Readonly<{ admin?: object }>).admin;
  const wrongCode = () => totpOf(alix.secret, new Date(server.now().getTime() + 3_600_000));

  it('is required: a password alone opens no session', async () => {
    const answer = await requestSignIn(server, firstAdminEmail);
    expect(Object.keys(answer.body as object)).toEqual(['secondStep']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const passed = await pass(await begin(), alix.code());
    expect(passed).toMatchObject({ status: 200, body: { userType: 'admin', userId: alix.userId } });
  });

  it('accepts no code twice, nor the one it was confirmed with', async () => {
    expect((await pass(await begin(), alix.confirmedBy)).body).toMatchObject({ code: 'admin.code-refused' });
    const next = alix.code();
    expect((await pass(await begin(), next)).status).toBe(200);
    expect((await pass(await begin(), next)).body).toMatchObject({ code: 'admin.code-refused' });
  });

  it('accepts one of many concurrent requests with the same code', async () => {
    const [secondStep, code] = [await begin(), alix.code()];
    const statuses = (await times(6, () => pass(secondStep, code))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('ends the sign-in after five wrong codes, whatever comes then', async () => {
    const secondStep = await begin();
    for (let miss = 0; miss < 5; miss += 1)
      expect((await pass(secondStep, wrongCode())).body).toMatchObject({ status: 403, code: 'admin.code-refused' });
    expect((await pass(secondStep, alix.code())).body).toMatchObject({ status: 401, code: 'admin.second-step-over' });
  });

  it('blocks a caller with the password after ten wrong codes, however many sign-ins they start', async () => {
    for (let miss = 0; miss < 10; miss += 1) await pass(await begin(), wrongCode());
    expect((await pass(await begin(), alix.code())).status).toBe(429);
    server.advanceClock(windowMs);
    expect((await pass(await begin(), alix.code())).status).toBe(200);
  });

  it('does not lock out a known device while somebody else with the password guesses', async () => {
    const { headers } = await pass(await begin(), alix.code());
    const Cookie = headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    for (let miss = 0; miss < 10; miss += 1) await pass(await begin(), wrongCode());
    expect((await pass(await begin(), alix.code())).status).toBe(429);
    const own = await sendRequest(server, 'POST /api/admin/login/second-step', {
      body: { secondStep: await begin(), code: alix.code() },
      headers: { Cookie },
    });
    expect(own.status).toBe(200);
  });

  it('does not reset wrong attempts after the right code', async () => {
    for (let miss = 0; miss < 9; miss += 1) await pass(await begin(), wrongCode());
    expect((await pass(await begin(), alix.code())).status).toBe(200);
    expect((await pass(await begin(), wrongCode())).status).toBe(403);
    expect((await pass(await begin(), alix.code())).status).toBe(429);
  });

  it('sign-in expires after five minutes, works once, and cannot be forged', async () => {
    const secondStep = await begin();
    server.advanceClock(5 * 60_000);
    const over = { status: 401, code: 'admin.second-step-over' };
    expect((await pass(secondStep, alix.code())).body).toMatchObject(over);
    const served = await begin();
    await pass(served, alix.code());
    expect((await pass(served, alix.code())).body).toMatchObject(over);
    const [id = ''] = (await begin()).split('.');
    for (const made of [`${id}.${'x'.repeat(43)}`, `${id}.`.padEnd(40, '.'), 'x'.repeat(80)])
      expect((await pass(made, alix.code())).body).toMatchObject(over);
  });

  it('can be replaced by a recovery code, each once, whatever its format', async () => {
    const [code = '', other = ''] = alix.recoveryCodes;
    expect(alix.recoveryCodes).toHaveLength(10);
    expect((await pass(await begin(), code)).status).toBe(200);
    expect((await pass(await begin(), code)).body).toMatchObject({ code: 'admin.code-refused' });
    expect((await pass(await begin(), other.toUpperCase().replace('-', ' '))).status).toBe(200);
  });

  it('gets new recovery codes with the password; the earlier ones are void', async () => {
    const renew = (secret: string) =>
      sendRequest(server, 'POST /api/admin/second-factor/recovery-codes', {
        token: alix.token,
        body: { password: secret },
      });
    expect((await renew('pas-le-bon-mot')).body).toMatchObject({
      status: 403,
      code: 'client.current-password-refused',
    });
    const { recoveryCodes } = (await renew(password)).body as Readonly<{ recoveryCodes: readonly string[] }>;
    expect((await pass(await begin(), alix.recoveryCodes[0] ?? '')).body).toMatchObject({ code: 'admin.code-refused' });
    expect((await pass(await begin(), recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('cannot be removed by its superadmin, but replaced: then only the new one counts', async () => {
    const remove = await sendRequest(server, 'DELETE /api/admin/second-factor', {
      token: alix.token,
      body: { password },
    });
    expect(remove.body).toMatchObject({ code: 'admin.second-factor-kept' });
    const { secret } = await enrolSecondFactor(server, alix);
    server.advanceClock(30_000);
    expect((await pass(await begin(), totpOf(alix.secret, server.now()))).body).toMatchObject({
      code: 'admin.code-refused',
    });
    expect((await pass(await begin(), alix.recoveryCodes[0] ?? '')).body).toMatchObject({ code: 'admin.code-refused' });
    expect((await pass(await begin(), totpOf(secret, server.now()))).status).toBe(200);
  });

  it('is active only after a first code confirms it, and ends the sessions signed in without it', async () => {
    const bea = await addAdmin(server, alix, { name: 'bea', role: 'admin' });
    const other = await signInWithPassword(server, bea.email);
    expect(await meOf(bea.token)).toMatchObject({ secondFactor: 'offered' });
    const confirm = (code: string) =>
      sendRequest(server, 'PUT /api/admin/second-factor', { token: bea.token, body: { code } });
    expect((await confirm('123456')).body).toMatchObject({ code: 'admin.second-factor-not-begun' });

    const { secret } = (
      await sendRequest(server, 'POST /api/admin/second-factor', { token: bea.token, body: { password } })
    ).body as Readonly<{ secret: string }>;
    expect((await confirm(totpOf(secret, new Date(0)))).body).toMatchObject({ code: 'admin.code-refused' });
    expect(Object.keys((await requestSignIn(server, bea.email)).body as object)).toContain('token');
    expect((await confirm(totpOf(secret, server.now()))).status).toBe(200);
    expect(await meOf(bea.token)).toMatchObject({ secondFactor: 'enrolled' });
    expect(await meOf(other.token)).toBeUndefined();
    expect(Object.keys((await requestSignIn(server, bea.email)).body as object)).toEqual(['secondStep']);
  });

  it('can be removed by an admin with the password', async () => {
    const bea = await enrolSecondFactor(server, await addAdmin(server, alix, { name: 'bea', role: 'admin' }));
    const remove = (secret: string) =>
      sendRequest(server, 'DELETE /api/admin/second-factor', { token: bea.token, body: { password: secret } });
    expect((await remove('pas-le-bon-mot')).status).toBe(403);
    expect((await remove(password)).status).toBe(204);
    expect((await remove(password)).body).toMatchObject({ code: 'admin.no-second-factor' });
    expect(await meOf((await signInWithPassword(server, bea.email)).token)).toMatchObject({ secondFactor: 'offered' });
  });

  it('can be removed by another superadmin when it is lost', async () => {
    const bea = await enrolSecondFactor(server, await addAdmin(server, alix, { name: 'bea', role: 'superadmin' }));
    const reset = (adminId: string) =>
      sendRequest(server, `DELETE /api/admin/admins/${adminId}/second-factor`, { token: alix.token });
    expect((await reset(alix.userId)).body).toMatchObject({ code: 'admin.second-factor-kept' });
    expect((await reset(bea.userId)).status).toBe(204);
    expect((await sendRequest(server, 'GET /api/admin/me', { token: bea.token })).status).toBe(401);
    expect(await meOf((await signInWithPassword(server, bea.email)).token)).toMatchObject({ secondFactor: 'missing' });
  });

  it('is still required after a restart', async () => {
    await server.restart();
    expect(await meOf((await signInWithCode(server, alix)).token)).toMatchObject({ secondFactor: 'enrolled' });
  });
});
