import { startFakeIdentityProvider, type FakeIdentityProvider } from '@ecrin/testing/fakes/identity-provider.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { firstSuperadmin, startAdminServer, type EnrolledAdmin } from '#test/admin/admin.fixtures.ts';
import { callbackOf, createTestBrowser, locationOf, outboxFilesOf, publicUrl } from '#test/auth/social.fixtures.ts';
import { password, registerTestClient, sendRequest, type TestServer } from '#test/server.fixtures.ts';

let people = 0;

describe('who can register', () => {
  let provider: FakeIdentityProvider;
  let server: TestServer;
  let alix: EnrolledAdmin;
  let friend: Readonly<{ token: string; email: string }>;
  beforeAll(async () => {
    provider = await startFakeIdentityProvider([callbackOf('google'), callbackOf('x')]);
    server = await startAdminServer({ PUBLIC_URL: publicUrl, ...provider.environment });
    alix = await firstSuperadmin(server);
    friend = await registerTestClient(server, 'friend');
  });
  afterAll(async () => {
    await server.remove();
    await provider.close();
  });

  const set = async (changes: object) => {
    const body = { changes };
    expect((await sendRequest(server, 'PUT /api/admin/settings', { token: alix.token, body })).status).toBe(200);
  };
  const register = (more: object = {}) => {
    people += 1;
    const body = { email: `new-${people}@exemple.fr`, password, firstname: 'Noé', ...more };
    return sendRequest(server, 'POST /api/client/register', { body });
  };
  const byPhone = async (more: object = {}) => {
    people += 1;
    const phone = `+3361111${String(1_000 + people)}`;
    await sendRequest(server, 'POST /api/client/phone/code', { body: { phone, channel: 'sms' } });
    const code = await vi.waitFor(
      () => {
        const sms = outboxFilesOf(server).find(({ text }) => text.includes(`To: ${phone}\n`))?.text;
        return /\b\d{6}\b/.exec(sms?.split('\n\n')[1] ?? '')?.[0] ?? expect.fail('no code has come yet');
      },
      { timeout: 15_000 },
    );
    return sendRequest(server, 'POST /api/client/phone/login', { body: { phone, code, ...more } });
  };
  const byGoogle = async (query = '') => {
    people += 1;
    provider.signInAs({ subject: `subject-${people}`, name: 'Noé', email: `noe-${people}@exemple.fr` });
    return locationOf(await createTestBrowser(server).signIn('google', query));
  };
  const mode = async () => (await sendRequest(server, 'GET /api/client/ways-in')).body;
  const codeOf = async () =>
    (
      (await sendRequest(server, 'GET /api/client/referral', { token: friend.token })).body as Readonly<{
        code: string;
      }>
    ).code;

  it('nobody while it is closed, and the page knows it; existing accounts open as always', async () => {
    await set({ registration: 'closed' });
    const refused = { status: 403, body: { code: 'client.registration-closed' } };
    expect(await mode()).toMatchObject({ registration: 'closed' });
    expect(await register()).toMatchObject(refused);
    expect(await byPhone()).toMatchObject(refused);
    expect(await byGoogle()).toBe('/register?refused=google');
    const body = { email: friend.email, password };
    expect(await sendRequest(server, 'POST /api/client/login', { body })).toMatchObject({ status: 200 });
  });
  it('by code: with that of a client, or of the service, however it is written', async () => {
    await set({ registration: 'code', invitationCode: 'Printemps' });
    const refused = { status: 403, body: { code: 'client.invitation-required' } };
    expect(await register()).toMatchObject(refused);
    expect(await register({ referralCode: 'AAAAA-AAAAA' })).toMatchObject(refused);
    expect(await register({ referralCode: ' printemps ' })).toMatchObject({ status: 200 });
    expect(await register({ referralCode: (await codeOf()).toLowerCase() })).toMatchObject({ status: 200 });
    expect(await byPhone()).toMatchObject(refused);
    expect(await byPhone({ referralCode: 'PRINTEMPS' })).toMatchObject({ status: 200 });
    expect(await byGoogle()).toBe('/register?refused=google');
    expect(await byGoogle('?referralCode=printemps')).toBe('/verify/sign-in');
  });
  it('everybody once it is open again', async () => {
    await set({ registration: null });
    expect(await register()).toMatchObject({ status: 200 });
  });
});

describe('the service’s own language', () => {
  it('answers where nobody asks for one', async () => {
    const server = await startAdminServer();
    try {
      const { token } = await firstSuperadmin(server);
      const detail = async () =>
        ((await sendRequest(server, 'GET /api/client/me')).body as Readonly<{ detail: string }>).detail;
      expect(await detail()).toMatch(/^Votre session/);
      await sendRequest(server, 'PUT /api/admin/settings', { token, body: { changes: { defaultLanguage: 'en' } } });
      expect(await detail()).toMatch(/^Your session/);
    } finally {
      await server.remove();
    }
  });
});
