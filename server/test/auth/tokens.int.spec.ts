import { createJoseAccessTokens } from '@ecrin/platform/adapters/access-tokens/jose-access-tokens.ts';
import { createTokenKeys, keyPeriodMs } from '@ecrin/platform/adapters/access-tokens/token-keys.ts';
import { deriveKey, openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import type { TokenKeys } from '@ecrin/platform/ports/sign-in/access-tokens.ts';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sendRequest,
  startTestServer,
  registerTestClient,
  type TestServer,
  type SignedInClient,
} from '#test/server.fixtures.ts';
import { forgeriesOf, signerOf } from './token-forgeries.fixtures.ts';

describe('an invalid token', () => {
  let server: TestServer;
  let claire: SignedInClient;
  let keys: TokenKeys;
  let signed: ReturnType<typeof signerOf>;
  let forgeries: Readonly<Record<string, string>>;
  beforeAll(async () => {
    server = await startTestServer();
    claire = await registerTestClient(server, 'claire');
    const masterKey = openMasterKey({ dir: server.dataDir, fromEnvironment: null });
    keys = createTokenKeys((purpose) => deriveKey(masterKey, purpose), { now: () => new Date() });
    const stolen = { token: claire.token, key: keys.current().key, refreshToken: claire.cookie.split('=')[1] ?? '' };
    [signed, forgeries] = [signerOf(stolen), forgeriesOf(stolen)];
  });
  afterAll(() => server.remove());

  const me = async (headers: Readonly<Record<string, string>>) =>
    sendRequest(server, 'GET /api/client/me', { headers });
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
  const socketRefuses = (token: string): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = io(server.url, { auth: { token }, reconnection: false, transports: ['websocket'] });
      const answer = (refused: boolean) => {
        socket.close();
        resolve(refused);
      };
      socket.once('connect', () => answer(false));
      socket.once('connect_error', () => answer(true));
    });

  it('differs from what the same key signs', async () => {
    expect((await me(bearer(signed()))).status).toBe(200);
    expect(await socketRefuses(signed())).toBe(false);
  });

  it('is refused by routes and sockets, however it is forged', async () => {
    expect(Object.keys(forgeries).length).toBeGreaterThanOrEqual(40);
    const bodies = new Set<string>();
    for (const [name, token] of Object.entries(forgeries)) {
      const { status, text } = await me(bearer(token));
      expect([name, status, await socketRefuses(token)]).toEqual([name, 401, true]);
      bodies.add(text);
    }
    expect([...bodies]).toEqual([expect.stringContaining('general.unauthorized')]);
  });

  it('is refused outside its own area', async () =>
    expect((await me(bearer(signed({}, { utp: 'admin' })))).status).toBe(401));

  it.each([
    ['another scheme', () => ({ Authorization: `Basic ${claire.token}` })],
    ['no scheme', () => ({ Authorization: claire.token })],
    ['two of them', () => ({ Authorization: `Bearer ${claire.token}, Bearer ${claire.token}` })],
    ['a word after it', () => ({ Authorization: `Bearer ${claire.token} encore` })],
    ['a cookie', () => ({ Cookie: `token=${claire.token}` })],
    ['the session’s own cookie', () => ({ Cookie: claire.cookie })],
    ['a header of another name', () => ({ 'X-Access-Token': claire.token })],
  ])('is refused when valid but in the wrong place: %s', async (_place, headers) =>
    expect((await me(headers())).status).toBe(401),
  );

  it('is refused when valid but in the URL', async () =>
    expect(
      (await sendRequest(server, `GET /api/client/me?access_token=${claire.token}&token=${claire.token}`)).status,
    ).toBe(401));

  it('is refused whichever character is changed', async () => {
    const letters = Buffer.from(claire.token);
    for (let at = 0; at < letters.length - 1; at += 7) {
      const changed = Buffer.from(letters);
      changed[at] = letters[at] === 65 ? 66 : 65;
      expect([at, (await me(bearer(changed.toString()))).status]).toEqual([at, 401]);
    }
  });

  it('is refused at one megabyte, and other requests are still served', async () => {
    const { status, body } = await me(bearer('a'.repeat(1_048_576)));
    expect([status, body]).toEqual([401, expect.objectContaining({ code: 'general.unauthorized' })]);
    expect(
      (await sendRequest(server, 'GET /healthz', { headers: { Cookie: `long=${'a'.repeat(20_000)}` } })).status,
    ).toBe(431);
    expect((await sendRequest(server, 'GET /healthz')).status).toBe(200);
  });

  it('is refused after its 15 minutes', async () => {
    const tokens = createJoseAccessTokens(keys, { now: () => new Date(Date.now() - 15 * 60_000 - 1_000) });
    const { exp, iat, sid } = JSON.parse(Buffer.from(claire.token.split('.')[1] ?? '', 'base64url').toString()) as {
      exp: number;
      iat: number;
      sid: string;
    };
    expect(
      (await me(bearer(await tokens.issue({ userId: claire.userId, userType: 'client', sessionId: sid })))).status,
    ).toBe(401);
    expect(exp - iat).toBe(900);
  });
});

it('key rotation refuses no valid token', async () => {
  const server = await startTestServer();
  try {
    server.advanceClock(keyPeriodMs - (Date.now() % keyPeriodMs) - 30_000);
    const claire = await registerTestClient(server, 'claire');
    server.advanceClock(60_000);
    const later = await registerTestClient(server, 'paul');
    const [before, after] = [claire, later].map(
      ({ token }) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string },
    );
    expect(after?.kid).not.toBe(before?.kid);
    for (const { token } of [claire, later])
      expect((await sendRequest(server, 'GET /api/client/me', { token })).status).toBe(200);
  } finally {
    await server.remove();
  }
});
