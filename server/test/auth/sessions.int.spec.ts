import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sendRequest,
  cookieOf,
  startTestServer,
  password,
  registerTestClient,
  type TestServer,
} from '#test/server.fixtures.ts';

const graceMs = 30_000;
const dayMs = 24 * 3_600_000;
const renew = (server: TestServer, Cookie: string, headers = {}) =>
  sendRequest(server, 'POST /api/client/session', { headers: { Cookie, ...headers } });

describe('a session', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.remove());

  it('is renewed with its cookie, which is rotated each time', async () => {
    const claire = await registerTestClient(server, 'claire');
    const renewed = await renew(server, claire.cookie);
    expect(renewed).toMatchObject({ status: 200, body: { userType: 'client', userId: claire.userId } });
    expect(cookieOf(renewed)).not.toBe(claire.cookie);
    expect((await renew(server, cookieOf(renewed))).status).toBe(200);
    expect((await sendRequest(server, 'GET /api/client/me', renewed.body as { token: string })).status).toBe(200);
  });

  it('gives two tabs that refresh concurrently the same successor', async () => {
    const { cookie } = await registerTestClient(server, 'deux-onglets');
    const [one, other] = await Promise.all([renew(server, cookie), renew(server, cookie)]);
    expect([one.status, other.status, cookieOf(one)]).toEqual([200, 200, cookieOf(other)]);
    server.advanceClock(graceMs - 2_000);
    expect(cookieOf(await renew(server, cookie))).toBe(cookieOf(one));
  });

  it('ends everywhere when a rotated cookie is reused later', async () => {
    const { cookie, token } = await registerTestClient(server, 'volee');
    const successor = cookieOf(await renew(server, cookie));
    server.advanceClock(graceMs + 1_000);
    const stolen = await renew(server, cookie);
    expect(stolen).toMatchObject({ status: 401, body: { code: 'general.unauthorized' } });
    expect(stolen.headers.getSetCookie()[0]).toContain('Max-Age=0');
    expect((await renew(server, successor)).status).toBe(401);
    expect((await sendRequest(server, 'GET /api/client/me', { token })).status).toBe(401);
  });

  it('survives a restart, and expires after 60 days without use', async () => {
    const { cookie } = await registerTestClient(server, 'longue');
    await server.restart();
    server.advanceClock(59 * dayMs);
    const renewed = await renew(server, cookie);
    expect(renewed.status).toBe(200);
    server.advanceClock(61 * dayMs);
    expect((await renew(server, cookieOf(renewed))).status).toBe(401);
  });

  it('ends with sign-out, cookie included', async () => {
    const { cookie, token } = await registerTestClient(server, 'partie');
    expect((await sendRequest(server, 'DELETE /api/client/session', { token })).status).toBe(204);
    expect((await renew(server, cookie)).status).toBe(401);
  });

  it.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://ailleurs.exemple' },
    { Origin: 'null' },
  ])('is not renewed from another site (%o)', async (headers) => {
    const { cookie } = await registerTestClient(server, `site-${Object.values(headers)[0]?.replaceAll(/\W/g, '')}`);
    const refused = await renew(server, cookie, headers);
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([401, []]);
    expect((await renew(server, cookie, { 'Sec-Fetch-Site': 'same-origin', Origin: server.url })).status).toBe(200);
  });

  it('hides its cookie from scripts and other sites', async () => {
    await registerTestClient(server, 'biscuit');
    const { headers } = await sendRequest(server, 'POST /api/client/login', {
      body: { email: 'biscuit@exemple.fr', password },
    });
    expect(headers.getSetCookie()[0]).toMatch(
      /^ecrin-session=[\w-]{43}; Max-Age=5184000; HttpOnly; SameSite=Strict; Path=\/api$/,
    );
  });
});

describe('over https', () => {
  it('the cookie is Secure with the __Host- prefix, and HSTS is sent', async () => {
    const server = await startTestServer({ PUBLIC_URL: 'https://ecrin.exemple' });
    try {
      const answer = await sendRequest(server, 'POST /api/client/register', {
        body: { email: 'a@exemple.fr', password, firstname: 'A' },
      });
      expect(answer.headers.getSetCookie()[0]).toMatch(
        /^__Host-ecrin-session=[\w-]{43}; Max-Age=5184000; HttpOnly; SameSite=Strict; Path=\/; Secure$/,
      );
      expect(answer.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
      expect((await renew(server, cookieOf(answer))).status).toBe(200);
    } finally {
      await server.remove();
    }
  });
});
