import type { SessionToken } from '@ecrin/contracts/client/client.ts';
import { createSoftwareAuthenticator, type Deviation } from '@ecrin/testing/fakes/software-authenticator.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { optionsIn, type Authenticator } from '#test/auth/passkeys/passkey.fixtures.ts';
import {
  password,
  registerTestClient,
  sendRequest,
  startTestServer,
  type Answer,
  type TestServer,
} from '#test/server.fixtures.ts';
import {
  addAdmin,
  firstSuperadmin,
  requestSignIn,
  signInWithCode,
  startAdminServer,
  type EnrolledAdmin,
  type SignedInAdmin,
} from '../admin.fixtures.ts';

type Profile = Readonly<{ secondFactor: string; passkeys: readonly Readonly<{ passkeyId: string; name: string }>[] }>;

const refused = { status: 403, body: { code: 'client.passkey-refused' } };

let server: TestServer;
let alix: EnrolledAdmin;
let bea: SignedInAdmin;
let device: Authenticator;
let names = 0;

const say = (request: string, asking: Parameters<typeof sendRequest>[2] = {}): Promise<Answer> => {
  const [method = '', path = ''] = request.split(' ');
  return sendRequest(server, `${method} /api/admin${path}`, asking);
};
const add = async ({ token }: SessionToken, key: Authenticator, secret = password): Promise<Answer> => {
  const options = await say('POST /passkeys/options', { token, body: { password: secret } });
  if (options.status !== 200) return options;
  return say('POST /passkeys', { token, body: { answer: key.create(optionsIn(options)) } });
};
const signIn = async (key: Authenticator, deviation: Deviation = {}): Promise<Answer> => {
  const options = await say('POST /passkey-sign-in/options');
  const headers = { Cookie: options.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  return say('POST /passkey-sign-in', { headers, body: { answer: key.get(optionsIn(options), deviation) } });
};
const prove = async ({ token }: SessionToken, key: Authenticator): Promise<Answer> => {
  const options = await say('POST /second-factor/proof/options', { token });
  return say('POST /second-factor/proof', { token, body: { answer: key.get(optionsIn(options)) } });
};
const me = async ({ token }: SessionToken): Promise<Profile> =>
  ((await say('GET /me', { token })).body as Readonly<{ admin: Profile }>).admin;
const requireOf = (whom: 'everyone' | 'superadmins') =>
  say('PUT /settings', { token: alix.token, body: { changes: { secondFactorRequired: whom } } });
const remove = async (admin: SessionToken): Promise<Answer> =>
  say(`DELETE /passkeys/${(await me(admin)).passkeys[0]?.passkeyId ?? ''}`, { token: admin.token });

beforeAll(async () => {
  server = await startAdminServer();
  alix = await firstSuperadmin(server);
});
afterAll(() => server.remove());
beforeEach(async () => {
  names += 1;
  bea = await addAdmin(server, alix, { name: `bea-${names}`, role: 'admin' });
  device = createSoftwareAuthenticator(server.url);
});

describe('a passkey of an administrator', () => {
  it('is added with the password, listed, renamed and removed', async () => {
    expect(await add(bea, device, 'autre chose')).toMatchObject({
      body: { code: 'client.current-password-refused' },
    });
    expect((await add(bea, device)).status).toBe(200);
    const { passkeys, secondFactor } = await me(bea);
    expect([passkeys.length, secondFactor]).toEqual([1, 'enrolled']);
    const body = { name: 'Mon poste' };
    const path = `/passkeys/${passkeys[0]?.passkeyId ?? ''}`;
    expect((await say(`PUT ${path}`, { token: bea.token, body })).status).toBe(204);
    expect((await me(bea)).passkeys).toMatchObject([body]);
    expect((await remove(bea)).status).toBe(204);
    expect((await me(bea)).passkeys).toEqual([]);
    expect(await signIn(device)).toMatchObject(refused);
  });
  it('signs in at once, and is the second factor: the password alone opens nothing any more', async () => {
    await add(bea, device);
    expect(await signIn(device)).toMatchObject({ status: 200, body: { userId: bea.userId, userType: 'admin' } });
    expect(await requestSignIn(server, bea.email)).toMatchObject({
      status: 403,
      body: { code: 'admin.passkey-required' },
    });
  });
  it('as a first second factor ends the sessions that a password alone opened', async () => {
    const { token } = (await requestSignIn(server, bea.email)).body as SessionToken;
    await add(bea, device);
    expect((await say('GET /me', { token })).status).toBe(401);
    expect((await me(bea)).passkeys).toHaveLength(1);
  });
  it('satisfies what is required of everyone, and is then kept as the last one', async () => {
    await add(bea, device);
    await requireOf('everyone');
    expect((await say('GET /sessions', { token: bea.token })).status).toBe(200);
    expect(await remove(bea)).toMatchObject({ status: 409, body: { code: 'admin.second-factor-kept' } });
    await requireOf('superadmins');
    expect((await remove(bea)).status).toBe(204);
  });
  it.each([
    ['another site', { origin: 'https://ecrin.example' }],
    ['a device that did not verify the person', { verified: false }],
  ])('is refused from %s', async (_what, deviation) => {
    await add(bea, device);
    expect(await signIn(device, deviation)).toMatchObject(refused);
  });
  it('is taken away with the second factor by a superadmin, and opens nothing once its owner is deactivated', async () => {
    await add(bea, device);
    const path = `/admins/${bea.userId}`;
    expect((await say(`DELETE ${path}/second-factor`, { token: alix.token })).status).toBe(204);
    expect(await signIn(device)).toMatchObject(refused);
    const again = (await requestSignIn(server, bea.email)).body as SessionToken;
    const other = createSoftwareAuthenticator(server.url);
    expect((await add(again, other)).status).toBe(200);
    await say(`POST ${path}/deactivation`, { token: alix.token });
    expect(await signIn(other)).toMatchObject(refused);
  });
  it('opens no client’s account', async () => {
    await add(bea, device);
    const options = await sendRequest(server, 'POST /api/client/passkey-sign-in/options');
    const headers = { Cookie: options.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    const body = { answer: device.get(optionsIn(options)) };
    expect(await sendRequest(server, 'POST /api/client/passkey-sign-in', { headers, body })).toMatchObject(refused);
  });
});

describe('a recent proof', () => {
  const needed = { status: 403, body: { code: 'admin.fresh-code-required' } };

  it('is given by a passkey of one’s own, and by no other', async () => {
    await add(alix, device);
    alix = { ...alix, ...(await signInWithCode(server, alix)) };
    server.advanceClock(11 * 60_000);
    alix = {
      ...alix,
      ...((await say('POST /session', { headers: { Cookie: alix.cookie } })).body as SessionToken),
    };
    const other = createSoftwareAuthenticator(server.url);
    await add(bea, other);
    expect(await prove(alix, other)).toMatchObject(refused);
    const { userId } = await registerTestClient(server, 'claire');
    const graveAct = () =>
      say(`POST /clients/${userId}/deactivation`, { token: alix.token, body: { reason: 'Un appareil volé.' } });
    expect(await graveAct()).toMatchObject(needed);
    expect((await prove(alix, device)).status).toBe(204);
    expect((await graveAct()).status).toBe(200);
  });
});

it('browsers make none at an address without https', async () => {
  const away = await startTestServer({ PUBLIC_URL: 'http://ecrin.example' });
  try {
    expect((await sendRequest(away, 'POST /api/admin/passkey-sign-in/options')).body).toMatchObject({
      code: 'client.passkeys-unavailable',
    });
  } finally {
    await away.remove();
  }
});
