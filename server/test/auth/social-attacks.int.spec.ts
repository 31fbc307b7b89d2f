import { idTokenTamperings, type Tampering } from '@ecrin/testing/fakes/identity-provider.tampering.ts';
import { startFakeIdentityProvider, type FakeIdentityProvider } from '@ecrin/testing/fakes/identity-provider.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  sendRequest,
  startTestServer,
  registerTestClient,
  type Answer,
  type TestServer,
} from '#test/server.fixtures.ts';
import {
  createTestBrowser,
  callbackOf,
  eventsOf,
  locationOf,
  readMe,
  navigate,
  publicUrl,
  type TestBrowser,
} from './social.fixtures.ts';

const cookie = '__Host-ecrin-sign-in';
const path = '/api/client/sign-in/google/callback';
const victim = { subject: 'victim-1', email: 'victime@exemple.fr', name: 'Camille Dubois' };
const attacker = { subject: 'attacker-1', email: 'attaque@exemple.fr', name: 'Alex Attaque' };

describe('attacks on social sign-in', () => {
  let provider: FakeIdentityProvider;
  let server: TestServer;
  beforeAll(async () => {
    provider = await startFakeIdentityProvider([callbackOf('google'), callbackOf('x')]);
    server = await startTestServer({ PUBLIC_URL: publicUrl, ...provider.environment });
  });
  beforeEach(() => {
    provider.tamperWith(null);
    provider.signInAs(victim);
    // The limit of sign-ins started from one address resets.
    server.advanceClock(16 * 60_000);
  });
  afterAll(async () => {
    await server.remove();
    await provider.close();
  });

  /** The parameters of the provider's redirect back. */
  const cameBack = async (browser: TestBrowser, name: 'google' | 'x' = 'google'): Promise<URLSearchParams> =>
    new URL(publicUrl + (await browser.comeBack(await browser.begin(name)))).searchParams;
  const callback = (browser: TestBrowser, query: URLSearchParams, name = 'google'): Promise<Answer> =>
    browser.go(`GET /api/client/sign-in/${name}/callback?${query.toString()}`);
  const changed = (query: URLSearchParams, name: string, value: string | null): URLSearchParams => {
    const other = new URLSearchParams(query);
    if (value === null) other.delete(name);
    else other.set(name, value);
    return other;
  };

  /** Back to the sign-in page, without a session, without an event, and without any detail in the log. */
  const isRefused = async (
    attack: (browser: TestBrowser) => Promise<Answer>,
    refused = '/login?refused=google',
  ): Promise<void> => {
    const [browser, before, logBefore] = [createTestBrowser(server), eventsOf(server), server.logged().length];
    const answer = await attack(browser);
    expect([answer.status, locationOf(answer)]).toEqual([303, refused]);
    expect(answer.headers.getSetCookie().filter((set) => !set.includes('Max-Age=0'))).toEqual([]);
    expect(await browser.session()).toBe(null);
    expect(eventsOf(server)).toEqual(before);
    const log = server.logged().slice(logBefore);
    expect(log).not.toMatch(/victim|attacker|exemple\.fr|Camille|Alex|code=|state=|eyJ|[\w-]{43}/);
  };

  it('baseline: the regular flow signs in', async () => {
    const browser = createTestBrowser(server);
    expect(locationOf(await browser.signIn('google'))).toBe('/verify/sign-in');
    expect(await browser.session()).toMatchObject({ userType: 'client' });
  });

  describe('on the OAuth flow', () => {
    const shapes: Readonly<Record<string, (browser: TestBrowser) => Promise<Answer>>> = {
      'a wrong state': async (browser) => callback(browser, changed(await cameBack(browser), 'state', 'f'.repeat(64))),
      'no state': async (browser) => callback(browser, changed(await cameBack(browser), 'state', null)),
      'an empty state': async (browser) => callback(browser, changed(await cameBack(browser), 'state', '')),
      'no code': async (browser) => callback(browser, changed(await cameBack(browser), 'code', null)),
      'a code that never was': async (browser) => callback(browser, changed(await cameBack(browser), 'code', 'never')),
      'no cookie': async (browser) => {
        const query = await cameBack(browser);
        browser.cookies.clear();
        return callback(browser, query);
      },
      'a cookie of one’s own making': async (browser) => {
        const query = await cameBack(browser);
        browser.cookies.set(cookie, 'A'.repeat(43));
        return callback(browser, query);
      },
      'a callback that another browser was sent back with': async (browser) =>
        callback(browser, await cameBack(createTestBrowser(server))),
      'a callback of another browser, in one that is on its way itself': async (browser) => {
        await browser.begin('google');
        provider.signInAs(attacker);
        return callback(browser, await cameBack(createTestBrowser(server)));
      },
      'the code of another visit under one’s own state': async (browser) => {
        const own = await cameBack(browser);
        provider.signInAs(attacker);
        const stolen = await cameBack(createTestBrowser(server));
        return callback(browser, changed(own, 'code', stolen.get('code') ?? ''));
      },
      'a visit begun more than ten minutes ago': async (browser) => {
        const query = await cameBack(browser);
        server.advanceClock(10 * 60_000 + 1_000);
        return callback(browser, query);
      },
      'two states': async (browser) => browser.go(`GET ${path}?${(await cameBack(browser)).toString()}&state=other`),
      'two codes': async (browser) => browser.go(`GET ${path}?${(await cameBack(browser)).toString()}&code=other`),
      'an error of the provider': async (browser) => {
        const state = (await cameBack(browser)).get('state') ?? '';
        return callback(
          browser,
          new URLSearchParams({
            error: 'access_denied',
            error_description: 'Camille said no',
            state,
            iss: provider.issuer,
          }),
        );
      },
      'an error nobody asked for': async (browser) =>
        callback(browser, new URLSearchParams({ error: 'access_denied' })),
    };
    it.each(Object.entries(shapes))('is refused: %s', (_name, attack) => isRefused(attack));

    it('is refused: a second callback, even with its cookie restored', async () => {
      const browser = createTestBrowser(server);
      const query = await cameBack(browser);
      const secret = browser.cookies.get(cookie) ?? '';
      expect(locationOf(await callback(browser, query))).toBe('/verify/sign-in');
      await isRefused((again) => {
        again.cookies.set(cookie, secret);
        return callback(again, query);
      });
    });

    it('is refused: ten concurrent callbacks sign in once', async () => {
      const browser = createTestBrowser(server);
      const query = await cameBack(browser);
      const answers = await Promise.all(Array.from({ length: 10 }, () => callback(browser, query)));
      expect(answers.map(locationOf).filter((to) => to === '/verify/sign-in')).toHaveLength(1);
    });

    it('does not break a flow in progress', async () => {
      const browser = createTestBrowser(server);
      const query = await cameBack(browser);
      const secret = browser.cookies.get(cookie) ?? '';
      await callback(browser, changed(query, 'state', 'f'.repeat(64)));
      browser.cookies.set(cookie, secret);
      expect(locationOf(await callback(browser, query))).toBe('/verify/sign-in');
    });

    it.each([
      ['image', 'no-cors'],
      ['iframe', 'navigate'],
      ['empty', 'cors'],
      ['script', 'no-cors'],
    ])('is answered without a page: %s', (destination, mode) =>
      isRefused(async (browser) =>
        browser.go(`GET ${path}?${(await cameBack(browser)).toString()}`, {
          headers: { 'Sec-Fetch-Dest': destination, 'Sec-Fetch-Mode': mode },
        }),
      ),
    );

    it.each(['cross-site', 'same-site'])('cannot be started by another page: %s', (site) =>
      isRefused((browser) => browser.go('GET /api/client/sign-in/google', { headers: { 'Sec-Fetch-Site': site } })),
    );
  });

  describe('by a malicious provider', () => {
    it.each(Object.entries(idTokenTamperings))('is refused: an id token that has %s', (_name, bend) =>
      isRefused((browser) => {
        provider.tamperWith(bend);
        return browser.signIn('google');
      }),
    );

    const redirects: Readonly<Record<string, Tampering>> = {
      'another issuer in its answer': { redirect: (query) => query.set('iss', 'https://accounts.example') },
      'no issuer in its answer, though it promised one': { redirect: (query) => query.delete('iss') },
      'an id token in its answer, which nobody asked for': {
        redirect: (query) => query.set('id_token', 'eyJhbGciOiJub25lIn0.e30.'),
      },
      'a JWT for an answer': { redirect: (query) => query.set('response', 'eyJhbGciOiJub25lIn0.e30.') },
    };
    it.each(Object.entries(redirects))('is refused: %s', (_name, bend) =>
      isRefused((browser) => {
        provider.tamperWith(bend);
        return browser.signIn('google');
      }),
    );
  });

  describe('by provider mix-up', () => {
    it('is refused: the answer of one provider at the callback of another', async () => {
      await isRefused(async (browser) => callback(browser, await cameBack(browser, 'x')));
      await isRefused(async (browser) => callback(browser, await cameBack(browser), 'x'), '/login?refused=x');
    });

    it('is refused: the code of one provider in a flow of another', () =>
      isRefused(async (browser) => {
        const elsewhere = await cameBack(createTestBrowser(server), 'x');
        return callback(browser, changed(await cameBack(browser), 'code', elsewhere.get('code') ?? ''));
      }));

    it.each(['facebook', 'Google', 'google%2F..', '__proto__'])(
      'has no parameter for another provider: %s',
      async (name) => {
        expect([400, 404]).toContain((await navigate(server, `/api/client/sign-in/${name}`, {})).status);
        expect([400, 404]).toContain(
          (await navigate(server, `/api/client/sign-in/${name}/callback?code=c&state=s`, {})).status,
        );
      },
    );
  });

  describe('on an account', () => {
    it('links no identity to the account of the sender of the callback link', async () => {
      const [person, own] = [await registerTestClient(server, 'attaquante'), createTestBrowser(server)];
      const { body } = await own.go('POST /api/client/identities/google', { token: person.token });
      const back = await own.comeBack((body as Readonly<{ url: string }>).url);
      await isRefused((browser) => browser.go(`GET ${back}`));
      expect(await readMe(server, person.token)).toMatchObject({ identities: [] });
    });

    it('links nothing without the session: the address alone does nothing', async () => {
      const person = await registerTestClient(server, 'attaquee');
      for (const request of ['POST', 'DELETE'] as const) {
        const answer = await sendRequest(server, `${request} /api/client/identities/google`, {
          headers: { Cookie: person.cookie },
        });
        expect(answer).toMatchObject({ status: 401, body: { code: 'general.unauthorized' } });
      }
    });

    it('an unverified address signs in to no account of its owner', async () => {
      const otherBrowser = createTestBrowser(server);
      await otherBrowser.signIn('google');
      const owner = await otherBrowser.session();
      for (const emailVerified of [false, undefined]) {
        provider.signInAs({
          ...attacker,
          subject: `attacker-${String(emailVerified)}`,
          email: victim.email,
          ...(emailVerified === undefined ? {} : { emailVerified }),
        });
        if (emailVerified === undefined)
          provider.tamperWith({ claims: ({ email_verified: _gone, ...claims }) => claims });
        const browser = createTestBrowser(server);
        await browser.signIn('google');
        expect((await browser.session())?.userId).not.toBe(owner?.userId);
      }
    });

    it('the same subject at another issuer signs in to another account', async () => {
      const [atGoogle, atX] = [createTestBrowser(server), createTestBrowser(server)];
      await atGoogle.signIn('google');
      await atX.signIn('x');
      expect((await atX.session())?.userId).not.toBe((await atGoogle.session())?.userId);
    });
  });

  describe('on redirects', () => {
    const attempts = [
      'redirect_uri=https://ailleurs.example/',
      'redirect=//ailleurs.example',
      'next=https:%2F%2Failleurs.example',
      'returnTo=%5C%5Cailleurs.example',
      'referralCode=//ailleurs.example',
    ];
    it.each(attempts)('is ignored: ?%s', async (query) => {
      const browser = createTestBrowser(server);
      const begun = new URL(await browser.begin('google', `?${query}`));
      expect([begun.origin, begun.searchParams.get('redirect_uri')]).toEqual([provider.issuer, callbackOf('google')]);
      expect(locationOf(await browser.go(`GET ${await browser.comeBack(begun.href)}&${query}`))).toBe(
        '/verify/sign-in',
      );
    });

    it.each([
      ['Host', 'ailleurs.example'],
      ['X-Forwarded-Host', 'ailleurs.example'],
      ['Forwarded', 'host=ailleurs.example'],
      ['X-Forwarded-Proto', 'http'],
    ])('is ignored: the header %s', async (name, value) => {
      const begun = new URL(locationOf(await navigate(server, '/api/client/sign-in/google', { [name]: value })));
      expect([begun.origin, begun.searchParams.get('redirect_uri')]).toEqual([provider.issuer, callbackOf('google')]);
    });
  });

  it('starting too many flows is rate limited', async () => {
    const browser = createTestBrowser(server);
    const locations = [];
    for (const _visit of Array.from({ length: 101 })) locations.push(await browser.begin('google'));
    expect(locations.filter((to) => to === '/login?refused=google')).toHaveLength(1);
  });

  it('covers more than twelve variants', () =>
    expect(Object.keys(idTokenTamperings).length).toBeGreaterThanOrEqual(12));
});
