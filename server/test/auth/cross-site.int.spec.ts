import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAdminServer, signInWithPassword, firstAdminEmail } from '#test/admin/admin.fixtures.ts';
import { sendRequest, cookieOf, startTestServer, registerTestClient, type TestServer } from '#test/server.fixtures.ts';

type Headers = Readonly<Record<string, string>>;

/** Requests that a page of another site can make a browser send with the cookie. */
const shapes: Readonly<Record<string, Headers>> = {
  'a fetch of another site': {
    'Sec-Fetch-Site': 'cross-site',
    'Sec-Fetch-Mode': 'cors',
    Origin: 'https://ailleurs.exemple',
  },
  'a fetch of another site without an answer': {
    'Sec-Fetch-Site': 'cross-site',
    'Sec-Fetch-Mode': 'no-cors',
    Origin: 'https://ailleurs.exemple',
  },
  'a form of another site': {
    'Sec-Fetch-Site': 'cross-site',
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Fetch-Dest': 'document',
    Origin: 'https://ailleurs.exemple',
    'Content-Type': 'application/x-www-form-urlencoded',
  },
  'a form of another site in an older browser': {
    Origin: 'https://ailleurs.exemple',
    'Content-Type': 'application/x-www-form-urlencoded',
  },
  'a form in a frame': {
    'Sec-Fetch-Site': 'cross-site',
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Fetch-Dest': 'iframe',
    Origin: 'null',
  },
  'a page of a sister site': { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'cors' },
  'a page of a subdomain': { Origin: 'http://sous.localhost' },
  'this host at another port': { Origin: 'http://localhost:1' },
  'a name that begins like ours': { Origin: 'http://localhost.ailleurs.exemple' },
  'a page that hides its origin': { Origin: 'null' },
  'a page that hides its origin, by its own words': { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
  'an origin that is no address': { Origin: 'ailleurs' },
  'an origin with ours in its path': { Origin: 'https://ailleurs.exemple/http://localhost' },
  'an origin with ours as its user': { Origin: 'http://localhost@ailleurs.exemple' },
  'two origins': { Origin: 'http://localhost, https://ailleurs.exemple' },
  'an address typed in': { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
  'a link of our own site': {
    'Sec-Fetch-Site': 'same-origin',
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Fetch-Dest': 'document',
  },
  'a picture of our own site': {
    'Sec-Fetch-Site': 'same-origin',
    'Sec-Fetch-Mode': 'no-cors',
    'Sec-Fetch-Dest': 'image',
  },
  'an older browser that names the page it comes from': { Referer: 'https://ailleurs.exemple/page' },
  'a form with files': { 'Content-Type': 'multipart/form-data; boundary=x' },
  'a form in plain text': { 'Content-Type': 'text/plain' },
  'a beacon': { 'Content-Type': 'text/plain;charset=UTF-8', Origin: 'https://ailleurs.exemple' },
  'a place that is unknown': { 'Sec-Fetch-Site': 'ailleurs' },
};

describe.each(['client', 'admin'] as const)('a request with the cookie of the %s area', (area) => {
  let server: TestServer;
  let cookie: string;
  beforeAll(async () => {
    server = await startAdminServer();
    ({ cookie } =
      area === 'client'
        ? await registerTestClient(server, 'claire')
        : await signInWithPassword(server, firstAdminEmail));
  });
  afterAll(() => server.remove());

  /** Without `fetch`, which forbids some of these headers. */
  const renew = (headers: Headers): Promise<Readonly<{ status: number; cookies: readonly string[] }>> =>
    new Promise((resolve, reject) => {
      request(
        `${server.url}/api/${area}/session`,
        { method: 'POST', headers: { Cookie: cookie, ...headers } },
        (response) => {
          response.resume();
          resolve({ status: response.statusCode ?? 0, cookies: response.headers['set-cookie'] ?? [] });
        },
      )
        .on('error', reject)
        .end();
    });

  it.each(Object.keys(shapes))('from another site is refused, and the session stays valid: %s', async (name) =>
    expect(await renew(shapes[name] ?? {})).toEqual({ status: 401, cookies: [] }),
  );

  it('from our own origin is answered', async () => {
    const ours = {
      'Sec-Fetch-Site': 'same-origin',
      'Sec-Fetch-Mode': 'cors',
      'Sec-Fetch-Dest': 'empty',
      Origin: server.url,
      'Content-Type': 'application/json',
    };
    const { status, cookies } = await renew(ours);
    expect([status, cookies.length]).toEqual([200, 1]);
    expect(Object.keys(shapes).length).toBeGreaterThanOrEqual(20);
  });
});

describe('a page of another origin', () => {
  const origin = 'https://autre.exemple';
  const preflight = {
    Origin: origin,
    'Access-Control-Request-Method': 'GET',
    'Access-Control-Request-Headers': 'authorization',
  };
  const leave = ({ headers }: Awaited<ReturnType<typeof sendRequest>>) => [
    headers.get('Access-Control-Allow-Origin'),
    headers.get('Access-Control-Allow-Credentials'),
  ];

  it('cannot read any response, unless its origin is configured', async () => {
    const server = await startTestServer();
    try {
      expect(leave(await sendRequest(server, 'OPTIONS /api/client/me', { headers: preflight }))).toEqual([null, null]);
      expect(leave(await sendRequest(server, 'GET /api/client/me', { headers: { Origin: origin } }))).toEqual([
        null,
        null,
      ]);
    } finally {
      await server.remove();
    }
  });

  it('when configured may use a token, and never the cookie', async () => {
    const server = await startTestServer({ ALLOWED_ORIGINS: `${origin}, https://une.exemple` });
    try {
      const claire = await registerTestClient(server, 'claire');
      expect(leave(await sendRequest(server, 'OPTIONS /api/client/me', { headers: preflight }))).toEqual([
        origin,
        null,
      ]);
      const answered = await sendRequest(server, 'GET /api/client/me', {
        token: claire.token,
        headers: { Origin: origin },
      });
      expect([answered.status, ...leave(answered)]).toEqual([200, origin, null]);
      expect(
        leave(
          await sendRequest(server, 'GET /api/client/me', {
            headers: { Origin: 'https://autre.exemple.ailleurs.exemple' },
          }),
        ),
      ).toEqual([null, null]);
      const renewed = await sendRequest(server, 'POST /api/client/session', {
        headers: { Cookie: claire.cookie, Origin: origin },
      });
      expect([renewed.status, cookieOf(renewed)]).toEqual([401, '']);
    } finally {
      await server.remove();
    }
  });
});
