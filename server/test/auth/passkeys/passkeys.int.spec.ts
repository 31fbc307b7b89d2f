import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import { createSoftwareAuthenticator } from '@ecrin/testing/fakes/software-authenticator.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeIn, waitForMessage } from '#test/auth/outbox.fixtures.ts';
import {
  password,
  registerTestClient,
  sendRequest,
  startTestServer,
  type Answer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';
import { optionsIn, passkeyActions, type Authenticator } from './passkey.fixtures.ts';

const stale = 11 * 60_000;
const signInAgain = { status: 403, body: { code: 'client.sign-in-again' } };
const refused = { status: 403, body: { code: 'client.passkey-refused' } };

let server: TestServer;
let names = 0;
let claire: SignedInClient;
let device: Authenticator;
let act: ReturnType<typeof passkeyActions>;

const me = async (token = claire.token): Promise<ClientProfile> =>
  ((await sendRequest(server, 'GET /api/client/me', { token })).body as { client: ClientProfile }).client;
const idOf = async (): Promise<string> => (await me()).passkeys[0]?.passkeyId ?? '';
const passkeys = () => expect.poll(async () => (await me()).passkeys, { timeout: 10_000 });
const again = async (): Promise<SignedInClient> => {
  const answer = await sendRequest(server, 'POST /api/client/login', { body: { email: claire.email, password } });
  return { ...claire, ...(answer.body as SignedInClient) };
};

beforeAll(async () => {
  server = await startTestServer({ DEFAULT_LANGUAGE: 'fr' });
  act = passkeyActions(server);
});
afterAll(() => server.remove());
beforeEach(async () => {
  names += 1;
  claire = await registerTestClient(server, `claire-${names}`);
  device = createSoftwareAuthenticator(server.url);
});

describe('adding a passkey', () => {
  it('lists it by the device, told by mail, and it signs in without an address', async () => {
    await sendRequest(server, 'POST /api/client/email/proof', {
      token: claire.token,
      body: { code: codeIn(await waitForMessage(server, claire.email)) },
    });
    expect((await act.add(claire, device)).status).toBe(200);
    await passkeys().toMatchObject([{ name: 'Écrin' }]);
    const entered = await act.signIn(device);
    expect(entered).toMatchObject({ status: 200, body: { userId: claire.userId, userType: 'client' } });
    expect((await me((entered.body as SignedInClient).token)).email).toBe(claire.email);
    const { subject } = await waitForMessage(server, claire.email, 2);
    expect(subject).toBe('Une clé d’accès ouvre désormais votre compte');
  });
  it('needs a session opened or confirmed just now', async () => {
    server.advanceClock(stale);
    expect(await act.add(claire, device)).toMatchObject(signInAgain);
    const confirmed = await act.say('POST /confirmation', { token: claire.token, body: { password } });
    expect(confirmed.status).toBe(204);
    expect((await act.add(claire, device)).status).toBe(200);
  });
  it.each([
    ['another site', { origin: 'https://ecrin.example' }],
    ['another host', { rpId: 'ecrin.example' }],
    ['a device that did not verify the person', { verified: false }],
  ])('refuses %s', async (_what, deviation) => {
    expect(await act.add(claire, device, deviation)).toMatchObject(refused);
    expect((await me()).passkeys).toEqual([]);
  });
  it('refuses an answer to a challenge of another session, and one used before', async () => {
    const { token } = await again();
    const options = optionsIn(await act.say('POST /passkeys/options', { token, body: {} }));
    const body = { answer: device.create(options) };
    expect(await act.say('POST /passkeys', { token: claire.token, body })).toMatchObject(refused);
    expect((await act.say('POST /passkeys', { token, body })).status).toBe(200);
    expect(await act.say('POST /passkeys', { token, body })).toMatchObject(refused);
  });
  it('does not let one account claim the passkey of another', async () => {
    await act.add(claire, device);
    const paul = await registerTestClient(server, `paul-${names}`);
    expect(await act.add(paul, device)).toMatchObject(refused);
    const userHandle = Buffer.from(claire.userId).toString('base64url');
    expect(await act.signIn(device, { userHandle })).toMatchObject({ body: { userId: claire.userId } });
  });
});

describe('signing in with a passkey', () => {
  beforeEach(() => act.add(claire, device));

  it('accepts an answer once, however many come at once', async () => {
    const { options, cookie } = await act.beginSignIn();
    const answer = device.get(options);
    const answers = await Promise.all([1, 2, 3].map(() => act.finishSignIn(cookie, answer)));
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 403, 403]);
    expect(await act.finishSignIn(cookie, answer)).toMatchObject(refused);
  });
  it('only in the browser that began, and for five minutes', async () => {
    const [mine, other] = [await act.beginSignIn(), await act.beginSignIn()];
    expect(await act.finishSignIn(other.cookie, device.get(mine.options))).toMatchObject(refused);
    expect(await act.finishSignIn('', device.get(mine.options))).toMatchObject(refused);
    server.advanceClock(5 * 60_000 + 1_000);
    expect(await act.finishSignIn(mine.cookie, device.get(mine.options))).toMatchObject(refused);
  });
  it.each([
    ['another site', { origin: 'https://ecrin.example' }],
    ['another host', { rpId: 'ecrin.example' }],
    ['a device that did not verify the person', { verified: false }],
    ['the account of somebody else', { userHandle: 'c29tZWJvZHk' }],
  ])('refuses %s', async (_what, deviation) => expect(await act.signIn(device, deviation)).toMatchObject(refused));
  it('refuses a page of another site', async () => {
    const { options, cookie } = await act.beginSignIn();
    const headers = { Cookie: cookie, Origin: 'https://elsewhere.example' };
    expect(await act.say('POST /passkey-sign-in', { body: { answer: device.get(options) }, headers })).toMatchObject(
      refused,
    );
  });
  it('refuses a count that does not rise, as a copy of the key gives, and one that stops counting', async () => {
    expect((await act.signIn(device, { count: 50 })).status).toBe(200);
    for (const count of [50, 49, 0]) expect(await act.signIn(device, { count })).toMatchObject(refused);
    expect((await act.signIn(device, { count: 51 })).status).toBe(200);
  });
  it('accepts a synchronised passkey, which never counts', async () => {
    const synchronised = createSoftwareAuthenticator(server.url, { counts: false });
    await act.add(claire, synchronised);
    for (const _ of [1, 2]) expect((await act.signIn(synchronised)).status).toBe(200);
  });
  it('refuses one that is removed, and a stranger’s', async () => {
    await passkeys().toHaveLength(1);
    const passkeyId = await idOf();
    expect((await act.say(`DELETE /passkeys/${passkeyId}`, { token: claire.token })).status).toBe(204);
    expect(await act.signIn(device)).toMatchObject(refused);
    expect(await act.signIn(createSoftwareAuthenticator(server.url))).toMatchObject(refused);
  });
  it('undoes an erasure that was asked for', async () => {
    await sendRequest(server, 'POST /api/client/erasure', { token: claire.token, body: { when: 'in-seven-days' } });
    const { token } = (await act.signIn(device)).body as SignedInClient;
    const outlook: Answer = await sendRequest(server, 'GET /api/client/erasure', { token });
    expect(outlook.body).toMatchObject({ withdrawn: { askedAt: expect.any(String) as string } });
  });
});

describe('confirming what is grave', () => {
  const eraseNow = () =>
    sendRequest(server, 'POST /api/client/erasure', { token: claire.token, body: { when: 'now' } });
  beforeEach(async () => {
    await act.add(claire, device);
    claire = await again();
    server.advanceClock(stale);
    claire = {
      ...claire,
      ...((await sendRequest(server, 'POST /api/client/session', { headers: { Cookie: claire.cookie } }))
        .body as SignedInClient),
    };
  });

  it('is done in place by a passkey, for ten minutes', async () => {
    expect(await eraseNow()).toMatchObject(signInAgain);
    expect((await act.confirm(claire, device)).status).toBe(204);
    expect((await eraseNow()).status).toBe(200);
  });
  it('is done in place by the password, and by no other', async () => {
    const wrong = await act.say('POST /confirmation', { token: claire.token, body: { password: 'autre chose' } });
    expect(wrong.body).toMatchObject({ code: 'client.current-password-refused' });
    expect(await eraseNow()).toMatchObject(signInAgain);
    expect((await act.say('POST /confirmation', { token: claire.token, body: { password } })).status).toBe(204);
    expect((await eraseNow()).status).toBe(200);
  });
  it('is refused to the passkey of another account', async () => {
    const paul = await registerTestClient(server, `paul-${names}`);
    const other = createSoftwareAuthenticator(server.url);
    await act.add(paul, other);
    expect(await act.confirm(claire, other)).toMatchObject(refused);
    expect(await eraseNow()).toMatchObject(signInAgain);
  });
});

describe('a passkey', () => {
  it('is renamed', async () => {
    await act.add(claire, device);
    await passkeys().toHaveLength(1);
    const passkeyId = await idOf();
    const body = { name: 'Mon téléphone' };
    expect((await act.say(`PUT /passkeys/${passkeyId}`, { token: claire.token, body })).status).toBe(204);
    await passkeys().toMatchObject([{ passkeyId, name: 'Mon téléphone' }]);
  });
  it('is not offered where browsers make none', async () => {
    const away = await startTestServer({ PUBLIC_URL: 'http://ecrin.example' });
    try {
      expect((await sendRequest(away, 'GET /api/client/ways-in')).body).toMatchObject({ passkeys: false });
      expect((await sendRequest(away, 'POST /api/client/passkey-sign-in/options')).body).toMatchObject({
        code: 'client.passkeys-unavailable',
      });
    } finally {
      await away.remove();
    }
  });
});
