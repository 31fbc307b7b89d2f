import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { followProviderRedirects } from '@ecrin/testing/fakes/follow-provider-redirects.ts';
import { idTokenTamperings } from '@ecrin/testing/fakes/identity-provider.tampering.ts';
import { startFakeIdentityProvider, type FakeIdentityProvider } from '@ecrin/testing/fakes/identity-provider.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOpenidProvider } from '#adapters/identity-provider/openid-provider.ts';
import { createXProvider } from '#adapters/identity-provider/x-provider.ts';
import type { IdentityProvider, OauthFlow } from '#ports/sign-in/identity-provider.ts';

const redirectUri = 'http://localhost:9999/api/client/sign-in/google/callback';
const visit: OauthFlow = {
  redirectUri,
  state: 'state-of-this-visit',
  nonce: 'nonce-of-this-visit',
  verifier: 'v'.repeat(64),
};
const claire = { subject: '1001', email: 'claire@exemple.fr', name: 'Claire Martin' };

describe('verifying an identity', () => {
  let provider: FakeIdentityProvider;
  let google: IdentityProvider;
  let x: IdentityProvider;
  beforeAll(async () => {
    provider = await startFakeIdentityProvider([redirectUri]);
    const given = (name: string): string => provider.environment[name] ?? '';
    google = createOpenidProvider({
      name: 'google',
      issuer: given('GOOGLE_ISSUER'),
      clientId: given('GOOGLE_CLIENT_ID'),
      clientSecret: given('GOOGLE_CLIENT_SECRET'),
    });
    x = createXProvider({
      clientId: given('X_CLIENT_ID'),
      clientSecret: given('X_CLIENT_SECRET'),
      authorizeUrl: given('X_AUTHORIZE_URL'),
      tokenUrl: given('X_TOKEN_URL'),
      userUrl: given('X_USER_URL'),
    });
  });
  beforeEach(() => {
    provider.signInAs(claire);
    provider.tamperWith(null);
  });
  afterAll(() => provider.close());

  const comeBack = async (from: IdentityProvider, as = visit): Promise<URLSearchParams> =>
    new URL(await followProviderRedirects(await from.begin(as))).searchParams;
  const goThrough = async (from: IdentityProvider) => from.finish(visit, await comeBack(from));

  it('OpenID Connect returns subject, first name and the verified address', async () =>
    expect(await goThrough(google)).toEqual({
      issuer: provider.issuer,
      subject: '1001',
      verifiedEmail: 'claire@exemple.fr',
      firstname: 'Claire',
    }));

  it('X returns an identity without an address', async () =>
    expect(await goThrough(x)).toEqual({
      issuer: provider.issuer,
      subject: '1001',
      verifiedEmail: null,
      firstname: 'Claire',
    }));

  it.each([false, undefined, 'true', 1])('returns no address when its verification is %s', async (email_verified) => {
    provider.tamperWith({ claims: (claims) => ({ ...claims, email_verified }) });
    expect(await goThrough(google)).toMatchObject({ subject: '1001', verifiedEmail: null });
  });

  it('always sends a PKCE challenge: the provider would refuse otherwise', async () => {
    const asked = new URL(await google.begin(visit));
    expect(asked.searchParams.get('code_challenge_method')).toBe('S256');
    asked.searchParams.delete('code_challenge');
    asked.searchParams.delete('code_challenge_method');
    expect(new URL(await followProviderRedirects(asked.href)).searchParams.get('error')).toBe('invalid_request');
  });

  it.each(Object.entries(idTokenTamperings))('refuses an id token that has %s', async (_name, bend) => {
    provider.tamperWith(bend);
    const query = await comeBack(google);
    expect(query.get('code')).toMatch(/./);
    const before = provider.exchanges();
    await expect(google.finish(visit, query)).rejects.toMatchObject({
      name: 'IdentityFault',
      message: expect.stringMatching(/^OAUTH_(INVALID_RESPONSE|JWT_[A-Z_]+|UNSUPPORTED_OPERATION)$/),
    });
    expect(provider.exchanges()).toBe(before + 1);
  });

  it.each(['google', 'x'] as const)('%s refuses the PKCE verifier of another visit', async (name) => {
    const from = { google, x }[name];
    const query = await comeBack(from);
    await expect(from.finish({ ...visit, verifier: 'w'.repeat(64) }, query)).rejects.toMatchObject({
      reason: 'OAUTH_RESPONSE_BODY_ERROR',
    });
  });

  it('refuses an unexpected answer from X', async () => {
    provider.signInAs({ ...claire, subject: 's'.repeat(65) });
    await expect(goThrough(x)).rejects.toMatchObject({ reason: 'unusable-answer' });
  });

  it('is unavailable while the provider is down, and works again afterwards', async () => {
    let back = false;
    const description = await (await fetch(`${provider.issuer}/.well-known/openid-configuration`)).text();
    const door = createServer((_request, response) => {
      if (back)
        response.setHeader('Content-Type', 'application/json').end(description.replaceAll(provider.issuer, issuer));
      else response.socket?.destroy();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => {
      door.once('listening', resolve);
    });
    const issuer = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
    const away = createOpenidProvider({ name: 'google', issuer, clientId: 'c', clientSecret: 's' });
    await expect(away.begin(visit)).rejects.toMatchObject({ name: 'IdentityFault' });
    back = true;
    expect(await away.begin(visit)).toContain('code_challenge=');
    door.close();
  });

  it('times out after five seconds', { timeout: 25_000 }, async () => {
    const mute = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((resolve) => {
      mute.once('listening', resolve);
    });
    const silent = createOpenidProvider({
      name: 'google',
      issuer: `http://127.0.0.1:${(mute.address() as AddressInfo).port}`,
      clientId: 'c',
      clientSecret: 's',
    });
    await expect(silent.begin(visit)).rejects.toMatchObject({ reason: 'OAUTH_TIMEOUT' });
    mute.closeAllConnections();
    mute.close();
  });
});
