import { cp, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeIdentityProvider, type FakeIdentityProvider } from '@ecrin/testing/fakes/identity-provider.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendRequest, startTestServer, registerTestClient, type TestServer } from '#test/server.fixtures.ts';
import {
  createTestBrowser,
  callbackOf,
  eventsOf,
  locationOf,
  readMe,
  navigate,
  outboxFilesOf,
  publicUrl,
  type TestBrowser,
} from './social.fixtures.ts';

let people = 0;
/** A new account at the provider. */
const somebody = (more: object = {}) => {
  people += 1;
  return { subject: `subject-${people}`, name: 'Camille Dubois', email: `camille-${people}@exemple.fr`, ...more };
};

describe('social sign-in', () => {
  let provider: FakeIdentityProvider;
  let server: TestServer;
  beforeAll(async () => {
    provider = await startFakeIdentityProvider([callbackOf('google'), callbackOf('x')]);
    server = await startTestServer({ PUBLIC_URL: publicUrl, ...provider.environment });
  });
  afterEach(() => provider.tamperWith(null));
  afterAll(async () => {
    await server.remove();
    await provider.close();
  });

  const enter = async (name: 'google' | 'x', query = '', browser = createTestBrowser(server)) => {
    const answer = await browser.signIn(name, query);
    return { answer, browser, session: await browser.session() };
  };
  const entered = async (browser: TestBrowser) => (await browser.session())?.userId;
  const meOf = async (browser: TestBrowser) => readMe(server, (await browser.session())?.token ?? '');
  const codeFor = (email: string) =>
    vi.waitFor(
      () => {
        const mail = outboxFilesOf(server).findLast(({ text }) => text.includes(email))?.text;
        return /\b\d{6}\b/.exec(mail ?? '')?.[0] ?? expect.fail('no code has come yet');
      },
      { timeout: 15_000 },
    );
  const proved = async (name: string) => {
    const person = await registerTestClient(server, name);
    const answer = await sendRequest(server, 'POST /api/client/email/proof', {
      token: person.token,
      body: { code: await codeFor(person.email) },
    });
    expect(answer.status).toBe(204);
    return person;
  };

  it('is offered only when configured', async () => {
    expect((await sendRequest(server, 'GET /api/client/ways-in')).body).toEqual({
      social: ['google', 'x'],
      phone: ['sms', 'whatsapp'],
      mail: false,
      push: true,
      passkeys: true,
      registration: 'open',
      maintenance: null,
    });
    const plain = await startTestServer();
    expect((await sendRequest(plain, 'GET /api/client/ways-in')).body).toMatchObject({ social: [] });
    expect(locationOf(await navigate(plain, '/api/client/sign-in/google', {}))).toBe('/login?refused=google');
    await plain.remove();
  });

  it('registers an account, with the address and the first name the provider verified', async () => {
    const person = somebody();
    provider.signInAs(person);
    const { answer, session } = await enter('google');
    expect([answer.status, locationOf(answer)]).toEqual([303, '/verify/sign-in']);
    expect(session).toMatchObject({ userType: 'client' });
    expect(await readMe(server, session?.token ?? '')).toMatchObject({
      firstname: 'Camille',
      email: person.email,
      emailProved: true,
      identities: ['google'],
      hasPassword: false,
    });
  });

  it('keeps its secret in a host-only cookie that expires with the flow and is hidden from scripts', async () => {
    provider.signInAs(somebody());
    const browser = createTestBrowser(server);
    const begun = await browser.go('GET /api/client/sign-in/google');
    expect(begun.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-ecrin-sign-in=[\w-]{43}; Max-Age=600; HttpOnly; SameSite=Lax; Path=\/; Secure$/),
    ]);
    const back = await browser.go(`GET ${await browser.comeBack(locationOf(begun))}`);
    expect(back.headers.getSetCookie()).toEqual([
      '__Host-ecrin-sign-in=; Max-Age=0; HttpOnly; SameSite=Lax; Path=/; Secure',
      expect.stringMatching(/^__Host-ecrin-session=.*HttpOnly; SameSite=Strict; Path=\/; Secure$/),
      expect.stringMatching(/^__Host-ecrin-seen=.*HttpOnly; SameSite=Lax; Path=\/; Secure$/),
    ]);
  });

  it.each(['google', 'x'] as const)('by %s signs in to the same account again', async (name) => {
    provider.signInAs(somebody());
    const [first, second] = [await enter(name), await enter(name)];
    expect(first.session?.userId).toMatch(/./);
    expect(second.session?.userId).toBe(first.session?.userId);
  });

  it('by X returns no address', async () => {
    provider.signInAs(somebody());
    const { browser } = await enter('x');
    expect(await meOf(browser)).toMatchObject({
      firstname: 'Camille',
      email: null,
      emailProved: false,
      identities: ['x'],
    });
  });

  it('registers one account for two concurrent callbacks', async () => {
    provider.signInAs(somebody());
    const both = await Promise.all([enter('google'), enter('google')]);
    expect(new Set(both.map(({ session }) => session?.userId)).size).toBe(1);
  });

  it('passes the referral code on', async () => {
    const host = await registerTestClient(server, 'invite');
    const { code } = (await sendRequest(server, 'GET /api/client/referral', { token: host.token })).body as Readonly<{
      code: string;
    }>;
    provider.signInAs(somebody());
    await enter('google', `?referralCode=${encodeURIComponent(code)}`);
    const friends = () => sendRequest(server, 'GET /api/client/referral', { token: host.token });
    await expect.poll(async () => (await friends()).body).toMatchObject({ friends: [{ firstname: 'Camille' }] });
  });

  it('treats the same subject at another issuer as another person', async () => {
    const person = somebody({ email: undefined });
    provider.signInAs(person);
    const [atGoogle, atX] = [await enter('google'), await enter('x')];
    expect(atX.session?.userId).not.toBe(atGoogle.session?.userId);

    // The same server, configured with another provider in place of the first.
    const [elsewhere, dataDir] = [
      await startFakeIdentityProvider([callbackOf('google')]),
      await mkdtemp(join(tmpdir(), 'ecrin-issuer-')),
    ];
    elsewhere.signInAs(person);
    await server.restart(() => cp(server.dataDir, dataDir, { recursive: true }));
    const other = await startTestServer({ PUBLIC_URL: publicUrl, ...elsewhere.environment, DATA_DIR: dataDir });
    const before = eventsOf(other).filter((type) => type === 'ClientRegistered').length;
    const [first, second] = [
      await enter('google', '', createTestBrowser(other)),
      await enter('google', '', createTestBrowser(other)),
    ];
    expect([before > 1, first.session?.userId === second.session?.userId]).toEqual([true, true]);
    expect([atGoogle.session?.userId, atX.session?.userId, undefined]).not.toContain(first.session?.userId);
    await other.remove();
    await elsewhere.close();
  });

  describe('given an address of an existing account', () => {
    it('signs in to the account that proved it, and notifies its owner', async () => {
      const person = await proved('agathe');
      provider.signInAs(somebody({ email: person.email }));
      const { session } = await enter('google');
      expect(session?.userId).toBe(person.userId);
      expect(await readMe(server, person.token)).toMatchObject({ identities: ['google'], hasPassword: true });
      await vi.waitFor(
        () =>
          expect(
            outboxFilesOf(server).filter(
              ({ text }) => text.includes('Google ouvre désormais votre compte') && text.includes(person.email),
            ),
          ).toHaveLength(1),
        { timeout: 15_000 },
      );
      provider.signInAs(somebody({ email: person.email.toUpperCase() }));
      expect((await enter('google')).session).toBe(null);
    });

    it('registers a new account next to one that never proved it, and gives it the address', async () => {
      const otherClient = await registerTestClient(server, 'benoit');
      provider.signInAs(somebody({ email: otherClient.email }));
      const { session, browser } = await enter('google');
      expect(session?.userId).not.toBe(otherClient.userId);
      expect(await meOf(browser)).toMatchObject({ email: otherClient.email, emailProved: true });
      expect(await readMe(server, otherClient.token)).toMatchObject({ emailProved: false, identities: [] });
    });

    it('ignores an address the provider has not verified', async () => {
      const person = await proved('chloe');
      provider.signInAs(somebody({ email: person.email, emailVerified: false }));
      const { session, browser } = await enter('google');
      expect(session?.userId).not.toBe(person.userId);
      expect(await meOf(browser)).toMatchObject({ email: null, emailProved: false });
      expect(await readMe(server, person.token)).toMatchObject({ identities: [] });
    });
  });

  describe('linking and unlinking', () => {
    const linking = async (browser: TestBrowser, token: string, name: 'google' | 'x' = 'google') => {
      const { body } = await browser.go(`POST /api/client/identities/${name}`, { token });
      return browser.comeBack((body as Readonly<{ url: string }>).url);
    };

    it('signs in to the account it is linked to, and no longer once unlinked', async () => {
      const [person, browser] = [await registerTestClient(server, 'daniel'), createTestBrowser(server)];
      provider.signInAs(somebody({ email: 'ailleurs@exemple.fr' }));
      expect(locationOf(await browser.go(`GET ${await linking(browser, person.token)}`))).toBe(
        '/app/profile/sign-in?linked=google',
      );
      expect((await enter('google')).session?.userId).toBe(person.userId);
      for (const _time of [1, 2])
        expect((await sendRequest(server, 'DELETE /api/client/identities/google', person)).status).toBe(204);
      expect(await readMe(server, person.token)).toMatchObject({ identities: [] });
      expect((await enter('google')).session?.userId).not.toBe(person.userId);
    });

    it('needs a fresh session, not one found open', async () => {
      const person = await registerTestClient(server, 'hugo');
      server.advanceClock(11 * 60_000);
      expect(await sendRequest(server, 'POST /api/client/identities/google', { token: person.token })).toMatchObject({
        status: 403,
        body: { code: 'client.sign-in-again' },
      });
    });

    it('is refused for the last sign-in method', async () => {
      provider.signInAs(somebody());
      const { session } = await enter('x');
      expect(
        await sendRequest(server, 'DELETE /api/client/identities/x', { token: session?.token ?? '' }),
      ).toMatchObject({
        status: 409,
        body: { code: 'client.last-way-in' },
      });
      expect((await enter('x')).session?.userId).toBe(session?.userId);
    });

    it('is refused for an identity of another account', async () => {
      provider.signInAs(somebody());
      const { session } = await enter('google');
      const [person, browser] = [await registerTestClient(server, 'elise'), createTestBrowser(server)];
      expect(locationOf(await browser.go(`GET ${await linking(browser, person.token)}`))).toBe(
        '/app/profile/sign-in?refused=google&reason=taken',
      );
      expect((await enter('google')).session?.userId).toBe(session?.userId);
    });

    it('is refused next to another of the same provider', async () => {
      const [person, browser] = [await registerTestClient(server, 'fanny'), createTestBrowser(server)];
      provider.signInAs(somebody());
      await browser.go(`GET ${await linking(browser, person.token)}`);
      provider.signInAs(somebody());
      expect(locationOf(await browser.go(`GET ${await linking(browser, person.token)}`))).toBe(
        '/app/profile/sign-in?refused=google&reason=another-linked',
      );
      expect((await enter('google')).session?.userId).not.toBe(person.userId);
    });

    it('is refused for a session that ended meanwhile', async () => {
      const [person, browser] = [await registerTestClient(server, 'gaspard'), createTestBrowser(server)];
      provider.signInAs(somebody());
      const back = await linking(browser, person.token);
      expect((await sendRequest(server, 'DELETE /api/client/session', person)).status).toBe(204);
      expect(locationOf(await browser.go(`GET ${back}`))).toBe('/app/profile/sign-in?refused=google&reason=failed');
      expect(await entered(browser)).toBe(undefined);
    });
  });

  it('stores no token of a provider', async () => {
    provider.signInAs(somebody());
    await enter('google');
    // Again where a file was renamed between its listing and its reading: mails are written under another name first.
    const everything = (await vi.waitFor(() => wordsOfAllFiles(server.dataDir))) + server.logged();
    expect(everything).toContain('ClientIdentityLinked');
    expect(provider.issued().length).toBeGreaterThan(20);
    expect(
      provider
        .issued()
        .filter((token) => everything.includes(token) || everything.includes(token.split('.')[2] ?? token)),
    ).toEqual([]);
  });
});

const wordsOfAllFiles = async (folder: string): Promise<string> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return (await Promise.all(names.map((name) => readFile(name, 'latin1')))).join('\n');
};

describe('an unreachable provider', () => {
  it('redirects to the sign-in page, which works without it', async () => {
    const away = await startTestServer({
      GOOGLE_CLIENT_ID: 'c',
      GOOGLE_CLIENT_SECRET: 's',
      GOOGLE_ISSUER: 'http://127.0.0.1:9',
    });
    expect(locationOf(await navigate(away, '/api/client/sign-in/google', {}))).toBe('/login?refused=google');
    const person = await registerTestClient(away, 'sans-fournisseur');
    expect(await sendRequest(away, 'POST /api/client/identities/google', person)).toMatchObject({
      status: 503,
      body: { code: 'client.provider-unavailable' },
    });
    await away.remove();
  });
});
