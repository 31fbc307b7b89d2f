import { createJoseAccessTokens } from '@ecrin/platform/adapters/access-tokens/jose-access-tokens.ts';
import { deriveKey, openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { createHmac, createSecretKey, generateKeyPairSync, sign } from 'node:crypto';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, exampleServer, register, type ExampleServer, type Visitor } from './server.examples.ts';

type Part = Readonly<Record<string, unknown>>;
const encode = (part: Part): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part = ''): Part => JSON.parse(Buffer.from(part, 'base64url').toString());

describe('a token that is not a good one of ours', () => {
  let server: ExampleServer;
  let claire: Visitor;
  let key: Uint8Array;
  let header: Part;
  let claims: Part;
  beforeAll(async () => {
    server = await exampleServer();
    claire = await register(server, 'claire');
    key = deriveKey(openMasterKey({ dir: server.dataDir, fromEnvironment: null }), 'access-tokens');
    [header, claims] = claire.token.split('.').slice(0, 2).map(decode) as [Part, Part];
  });
  afterAll(() => server.remove());

  const signed = (changedHeader: Part, changedClaims: Part, hash = 'sha256'): string => {
    const said = `${encode({ ...header, ...changedHeader })}.${encode({ ...claims, ...changedClaims })}`;
    return `${said}.${createHmac(hash, key).update(said).digest('base64url')}`;
  };
  const seconds = () => Math.floor(Date.now() / 1_000);
  const socketRefuses = (token: string): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = io(server.url, { auth: { token }, reconnection: false, transports: ['websocket'] });
      const answer = (refused: boolean) => { socket.close(); resolve(refused); };
      socket.once('connect', () => answer(false));
      socket.once('connect_error', () => answer(true));
    });

  it('differs from what the same key signs', async () => {
    expect((await ask(server, 'GET /api/client/me', { token: signed({}, {}) })).status).toBe(200);
    expect(await socketRefuses(signed({}, {}))).toBe(false);
  });

  const forgeries: Readonly<Record<string, () => string>> = {
    'no signature at all': () => `${encode({ ...header, alg: 'none' })}.${encode(claims)}.`,
    'no algorithm, with the signature kept': () => `${encode({ ...header, alg: 'none' })}.${claire.token.split('.').slice(1).join('.')}`,
    'another hash': () => signed({ alg: 'HS512' }, {}, 'sha512'),
    'a key pair’s algorithm': () => {
      const said = `${encode({ ...header, alg: 'RS256' })}.${encode(claims)}`;
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      return `${said}.${sign('sha256', Buffer.from(said), privateKey).toString('base64url')}`;
    },
    'another issuer': () => signed({}, { iss: 'autre' }),
    'another audience': () => signed({}, { aud: 'autre-api' }),
    'another type': () => signed({ typ: 'JWT' }, {}),
    'no type': () => signed({ typ: undefined }, {}),
    'another key’s name': () => signed({ kid: 'autre' }, {}),
    'a time that is over': () => signed({}, { iat: seconds() - 1_000, exp: seconds() - 1 }),
    'a time to come': () => signed({}, { nbf: seconds() + 600 }),
    'no session': () => signed({}, { sid: undefined }),
    'another’s session that does not exist': () => signed({}, { sid: '019a0000-0000-7000-8000-000000000000' }),
    'an administrator’s kind': () => signed({}, { utp: 'admin' }),
    'another key': () => {
      const said = `${encode(header)}.${encode(claims)}`;
      return `${said}.${createHmac('sha256', 'autre').update(said).digest('base64url')}`;
    },
    nothing: () => '',
    words: () => 'bonjour',
    'three dots': () => '...',
  };
  // Whoever holds the key for tokens could sign any of these: an administrator's kind is for the routes alone to refuse.
  const httpOnly = new Set(['an administrator’s kind']);

  it.each(Object.keys(forgeries))('is refused by routes and sockets alike: %s', async (name) => {
    const token = forgeries[name]?.() ?? '';
    const refused = await ask(server, 'GET /api/client/me', { token });
    expect(refused).toMatchObject({ status: 401, body: { code: 'general.unauthorized' } });
    expect(await socketRefuses(token)).toBe(!httpOnly.has(name));
  });

  it('is refused whichever bit is turned', async () => {
    const bytes = Buffer.from(claire.token);
    for (let at = 0; at < bytes.length - 1; at += 7) {
      const turned = Buffer.from(bytes);
      turned[at] = bytes[at] === 65 ? 66 : 65;
      const { status } = await ask(server, 'GET /api/client/me', { token: turned.toString() });
      expect([at, status]).toEqual([at, turned.equals(bytes) ? 200 : 401]);
    }
  });

  it('is refused when it is a megabyte', async () => {
    const { status } = await ask(server, 'GET /api/client/me', { token: 'a'.repeat(1_048_576) });
    expect(status).toBe(431);
    expect((await ask(server, 'GET /healthz')).status).toBe(200);
  });

  it('expires after 15 minutes by its own claims', async () => {
    const clock = { now: () => new Date(Date.now() - 15 * 60_000 - 1_000) };
    const tokens = createJoseAccessTokens(createSecretKey(key), clock);
    const old = await tokens.issue({ userId: claire.userId, userType: 'client', sessionId: String(claims['sid']) });
    expect((await ask(server, 'GET /api/client/me', { token: old })).status).toBe(401);
    const { exp, iat } = claims as { exp: number; iat: number };
    expect(exp - iat).toBe(900);
  });
});
