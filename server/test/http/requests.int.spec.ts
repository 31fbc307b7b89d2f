import { request as rawRequest } from 'node:http';
import { connect } from 'node:net';
import { elapsedProcessTime } from '@ecrin/testing/kits/process-time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sendRequest,
  startTestServer,
  registerTestClient,
  type TestServer,
  type SignedInClient,
} from '#test/server.fixtures.ts';

const everyAnswer = {
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('microphone=(self)'),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
};

describe('a request', () => {
  let server: TestServer;
  let claire: SignedInClient;
  beforeAll(async () => {
    server = await startTestServer();
    claire = await registerTestClient(server, 'claire');
  });
  afterAll(() => server.remove());

  it.each([
    'GET /',
    'GET /healthz',
    'GET /api/openapi.json',
    'GET /api/client/me',
    'GET /api/nowhere',
    'PATCH /api/client/thoughts',
    'GET /assets/none-12345678.js',
  ])('gets the security headers with every response: %s', async (request) => {
    const { headers } = await sendRequest(server, request);
    expect(Object.fromEntries(headers)).toMatchObject(everyAnswer);
    expect(headers.get('Content-Security-Policy')).not.toContain('unsafe');
    expect(headers.get('X-Powered-By')).toBeNull();
  });

  it('without a version is not answered', async () => {
    const { hostname, port } = new URL(server.url);
    for (const line of ['GET /healthz\r\n\r\n', 'GET /healthz HTTP/0.9\r\n\r\n', 'POST /api/client/login\r\n\r\n']) {
      const socket = connect({ host: hostname, port: Number(port) });
      socket.write(line);
      const answered = Buffer.concat(await Array.fromAsync(socket)).toString('utf8');
      expect(answered).not.toMatch(/ 200 |"status"/u);
    }
  });

  it('that unsubscribes with more than two kibibytes is refused in words', async () => {
    for (const path of ['', '?ticket=x'])
      expect(
        await sendRequest(server, `POST /api/client/unsubscriptions${path}`, {
          body: 'a'.repeat(100_000),
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        }),
      ).toMatchObject({ status: 413, body: { code: 'general.too-large' } });
  });

  it.each(['GET /socket.io/?EIO=4&transport=polling', 'GET /socket.io/?EIO=9', `GET /${'a'.repeat(20_000)}`])(
    'gets them also when the app is not reached: %.40s',
    async (request) => {
      const { 'x-request-id': _none, ...bare } = everyAnswer;
      expect(Object.fromEntries((await sendRequest(server, request)).headers)).toMatchObject(bare);
    },
  );

  it.each([
    ['cut JSON', '{"email":', {}, 400, 'general.invalid-request'],
    ['bytes that are no text', Buffer.from([0x22, 0xff, 0x22]).toString('latin1'), {}, 400, 'general.invalid-request'],
    ['JSON that is not an object', '"bonjour"', {}, 400, 'general.invalid-request'],
    ['nothing', undefined, {}, 400, 'general.invalid-request'],
    ['more than a mebibyte', JSON.stringify({ email: 'a'.repeat(1_048_576) }), {}, 413, 'general.too-large'],
    [
      'another media type',
      'email=a',
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      415,
      'general.unsupported-media-type',
    ],
    ['text', '{}', { 'Content-Type': 'text/plain' }, 415, 'general.unsupported-media-type'],
    ['packed JSON', '{}', { 'Content-Encoding': 'gzip' }, 415, 'general.unsupported-media-type'],
  ] as const)('with %s as its body is refused', async (...[, body, headers, status, code]) => {
    const refused = await sendRequest(server, 'POST /api/client/login', {
      headers,
      ...(body === undefined ? {} : { body }),
    });
    expect(refused).toMatchObject({ status, body: { code, status } });
    expect(refused.headers.get('Content-Type')).toBe('application/problem+json');
  });

  it('names the fields that are not accepted, also a single unknown one', async () => {
    const body = { email: 'a@exemple.fr', password: 'cerisier-de-juin', firstname: '', admin: true };
    const { body: problem } = await sendRequest(server, 'POST /api/client/register', { body });
    expect(problem).toMatchObject({
      code: 'general.invalid-request',
      fields: [{ path: 'firstname' }, { message: expect.stringContaining('admin') }],
    });
  });

  it.each([
    ['GET /api/openapi.json', 'OPTIONS /api/openapi.json', ['GET', 'HEAD']],
    ['POST /api/client/recordings/one/seal', 'OPTIONS /api/client/recordings/one/seal', ['POST']],
  ])('can ask for the allowed methods (%s)', async (_known, options, methods) => {
    const { status, headers } = await sendRequest(server, options);
    expect(status).toBe(200);
    expect(headers.get('Allow')?.split(', ').toSorted()).toEqual(methods);
  });

  it.each(['PATCH /api/client/thoughts', 'PUT /api/client/recordings/one/seal', 'DELETE /healthz'])(
    'with a method that is not allowed is refused: %s',
    async (request) => {
      const refused = await sendRequest(server, request);
      expect(refused).toMatchObject({ status: 405, body: { code: 'general.method-not-allowed' } });
      expect(refused.headers.get('Allow')).toMatch(/[A-Z]/);
    },
  );

  it('by HEAD gets the headers of GET', async () => {
    const [head, get] = [
      await sendRequest(server, 'HEAD /api/openapi.json', { headers: { 'Accept-Encoding': 'identity' } }),
      await sendRequest(server, 'GET /api/openapi.json', { headers: { 'Accept-Encoding': 'identity' } }),
    ];
    expect([head.status, head.text, head.headers.get('Content-Type')]).toEqual([
      200,
      '',
      get.headers.get('Content-Type'),
    ]);
  });

  it.each([
    '/api',
    '/api/',
    '/api/nowhere',
    '/api/client',
    '/api/client/nowhere',
    '/api/admin/me',
    '/socket.io/none',
    '/assets/missing-12345678.js',
    '/favicon.none',
  ])('for the missing %s is answered so', async (path) => {
    const { status } = await sendRequest(server, `GET ${path}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it.each([
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/.env',
    '/assets/..%5c..%5cpackage.json',
    '/%00.js',
    '/%.js',
  ])('never leaves the folder of static files: %s', async (path) => {
    const { hostname, port } = new URL(server.url);
    const status = await new Promise((resolve, reject) => {
      rawRequest({ hostname, port, path }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect([400, 404]).toContain(status);
  });

  it('is answered in the requested language, French by default', async () => {
    const detail = async (headers: Record<string, string>) =>
      ((await sendRequest(server, 'GET /api/client/me', { headers })).body as { detail: string }).detail;
    const french = 'Votre session est terminée. Reconnectez-vous pour continuer.';
    const english = 'Your session has ended. Sign in again to continue.';
    expect(await detail({})).toBe(french);
    expect(await detail({ 'Accept-Language': 'en-GB,en;q=0.9' })).toBe(english);
    expect(await detail({ 'Accept-Language': 'de' })).toBe(french);
    expect(await detail({ 'Accept-Language': 'fr', Cookie: 'preferred_language=en' })).toBe(english);
    expect(await detail({ 'Accept-Language': 'en', Cookie: 'preferred_language=fr' })).toBe(french);
  });

  it('is compressed when it is long and the caller accepts it', async () => {
    const { headers } = await sendRequest(server, 'GET /api/openapi.json', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(headers.get('Content-Encoding')).toBe('gzip');
  });

  it('with the same idempotency key is the same command', async () => {
    const body = {
      thoughtId: '019a0000-0000-7000-8000-0000000000aa',
      content: 'Une fois',
      occurredAt: '2026-01-01T10:00:00.000Z',
      timeZone: 'Europe/Paris',
    };
    const send = (key: string) =>
      sendRequest(server, 'POST /api/client/thoughts', {
        token: claire.token,
        body,
        headers: { 'Idempotency-Key': key },
      });
    const first = await send('key-1');
    expect(first.body).toMatchObject({ revision: 0 });
    expect((await send('key-1')).body).toEqual(first.body);
    expect((await send('k'.repeat(201))).status).toBe(400);
  });

  it('with words over 100,000 characters is refused with its own code, to be kept as several thoughts', async () => {
    const thought = { thoughtId: '019a0000-0000-7000-8000-0000000000ab', timeZone: 'Europe/Paris' };
    const body = { ...thought, content: 'é'.repeat(100_001), occurredAt: '2026-01-01T10:00:00.000Z' };
    const refused = await sendRequest(server, 'POST /api/client/thoughts', { token: claire.token, body });
    expect(refused).toMatchObject({ status: 413, body: { code: 'thought.too-long' } });
  });

  it('reads its own write with X-At-Least, waits at most 2 s, and is told whether it does', async () => {
    for (let i = 0; i < 20; i += 1) {
      const thoughtId = `019a0000-0000-7000-8000-0000000001${String(i).padStart(2, '0')}`;
      const body = {
        thoughtId,
        content: `Pensée ${i}`,
        occurredAt: '2026-01-01T10:00:00.000Z',
        timeZone: 'Europe/Paris',
      };
      const { position } = (await sendRequest(server, 'POST /api/client/thoughts', { token: claire.token, body }))
        .body as {
        position: number;
      };
      const list = await sendRequest(server, 'GET /api/client/thoughts?limit=100', {
        token: claire.token,
        headers: { 'X-At-Least': String(position) },
      });
      expect(list.text).toContain(thoughtId);
      expect(list.headers.get('x-at-least-met')).toBe('true');
    }
    const waited = await elapsedProcessTime(async () => {
      const { status, headers } = await sendRequest(server, 'GET /api/client/thoughts', {
        token: claire.token,
        headers: { 'X-At-Least': '999999' },
      });
      expect([status, headers.get('x-at-least-met')]).toEqual([200, 'false']);
    });
    expect(waited).toBeLessThan(2_600);
    expect(
      (
        await sendRequest(server, 'GET /api/client/thoughts', {
          token: claire.token,
          headers: { 'X-At-Least': 'bientôt'.normalize('NFD').replaceAll(/\P{ASCII}/gu, '') },
        })
      ).status,
    ).toBe(400);
  });

  it('can read the health of the server', async () => {
    expect(await sendRequest(server, 'GET /healthz')).toMatchObject({ status: 200, body: { status: 'up' } });
    expect(await sendRequest(server, 'GET /readyz')).toMatchObject({
      status: 200,
      body: {
        ready: true,
        projections: expect.arrayContaining([expect.objectContaining({ name: 'client-profile', parked: 0 })]),
      },
    });
  });

  describe('with an idempotency key', () => {
    const headers = { 'Idempotency-Key': 'one-key' };
    const thoughtId = '0199a000-0000-7000-8000-00000000000a';
    const write = (content: string, fields: readonly string[] = ['thoughtId', 'content', 'occurredAt', 'timeZone']) => {
      const given = { thoughtId, content, occurredAt: '2026-01-02T09:00:00Z', timeZone: 'Europe/Paris' };
      const body = Object.fromEntries(
        Object.entries(given).toSorted(([a], [b]) => fields.indexOf(a) - fields.indexOf(b)),
      );
      return sendRequest(server, 'POST /api/client/thoughts', { token: claire.token, body, headers });
    };

    it('gets the first answer again, and with another body 422', async () => {
      const first = await write('Un mot');
      expect(first.status).toBe(200);
      expect((await write('Un mot', ['timeZone', 'content', 'thoughtId', 'occurredAt'])).body).toEqual(first.body);
      expect(await write('Un autre mot')).toMatchObject({ status: 422, body: { code: 'idempotency-key.reused' } });
      const elsewhere = { token: claire.token, headers };
      expect(await sendRequest(server, `POST /api/client/thoughts/${thoughtId}/pin`, elsewhere)).toMatchObject({
        status: 422,
        body: { code: 'idempotency-key.reused' },
      });
    });
    it('gets the answer of a command that changed nothing again, whatever has changed since', async () => {
      const pin = (method: string, key: string) =>
        sendRequest(server, `${method} /api/client/thoughts/${thoughtId}/pin`, {
          token: claire.token,
          headers: { 'Idempotency-Key': key },
        });
      await pin('POST', 'first');
      const nothingNew = await pin('POST', 'second');
      await pin('DELETE', 'third');
      expect((await pin('POST', 'second')).body).toEqual(nothingNew.body);
      const card = await sendRequest(server, `GET /api/client/thoughts/${thoughtId}`, { token: claire.token });
      expect(card.body).toMatchObject({ pinned: false });
    });
  });
});
