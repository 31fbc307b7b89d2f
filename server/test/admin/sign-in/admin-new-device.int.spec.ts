import type { AdminNotificationList } from '@ecrin/contracts/admin-notification/admin-notification.ts';
import { createSoftwareAuthenticator } from '@ecrin/testing/fakes/software-authenticator.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messagesTo, waitForMessage, type OutboxMessage } from '#test/auth/outbox.fixtures.ts';
import { optionsIn } from '#test/auth/passkeys/passkey.fixtures.ts';
import { createTestBrowser, type TestBrowser } from '#test/auth/social.fixtures.ts';
import { password, sendRequest, type Answer, type TestServer } from '#test/server.fixtures.ts';
import {
  addAdmin,
  enrolSecondFactor,
  firstSuperadmin,
  startAdminServer,
  type EnrolledAdmin,
  type SignedInAdmin,
} from '../admin.fixtures.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const one = 'Un nouvel appareil a ouvert votre compte';

let server: TestServer;
let alix: EnrolledAdmin;
let bea: SignedInAdmin;
let names = 0;

/** On a device that nobody was signed in on, unless it is given. */
const signIn = (browser: TestBrowser = createTestBrowser(server)): Promise<Answer> =>
  browser.go('POST /api/admin/login', { body: { email: bea.email, password }, headers: { 'User-Agent': firefox } });
const call = (request: string, body?: unknown): Promise<Answer> => {
  const [method = '', path = ''] = request.split(' ');
  return sendRequest(server, `${method} /api/admin${path}`, {
    token: bea.token,
    ...(body === undefined ? {} : { body }),
  });
};
const isOpen = async (answer: Answer): Promise<boolean> =>
  (await sendRequest(server, 'GET /api/admin/me', { token: (answer.body as SignedInAdmin).token })).status === 200;
const tokenIn = ({ text }: OutboxMessage): string => /\/admin\/not-me#token=([\w.-]+)/.exec(text)?.[1] ?? '';
const notMe = (token: string): Promise<Answer> => sendRequest(server, 'POST /api/admin/not-me', { body: { token } });
const told = async (): Promise<readonly string[]> =>
  (await messagesTo(server, bea.email)).map(({ subject }) => subject);
const noticesOf = async (): Promise<AdminNotificationList['items']> =>
  ((await call('GET /notifications')).body as AdminNotificationList).items;

beforeAll(async () => {
  server = await startAdminServer({ DEFAULT_LANGUAGE: 'fr', ROLES: 'api,projections,workflows' });
  alix = await firstSuperadmin(server);
});
afterAll(() => server.remove());
beforeEach(async () => {
  names += 1;
  bea = await addAdmin(server, alix, { name: `bea-${names}`, role: 'admin' });
  // The first time with a password that somebody else chose is told too: it may be either of them.
  await waitForMessage(server, bea.email);
});

describe('a sign-in of an administrator on a new device', () => {
  it('is told by mail, with the device in words and the time, and by one notice', async () => {
    await signIn();
    const { subject, text } = await waitForMessage(server, bea.email, 2);
    expect(subject).toBe(one);
    expect(text).toMatch(
      /^Votre compte d’administration d’Écrin vient d’être ouvert .*\u00a0: Firefox sur Windows, .* UTC\.$/m,
    );
    expect(server.logged()).not.toContain('Firefox sur Windows');
    await expect.poll(noticesOf).toMatchObject([{ about: 'new-device', title: one }, { about: 'new-device' }]);
    expect(await told()).toEqual([one, one]);
  });
  it('is told to nobody else', async () => {
    await signIn();
    await expect.poll(async () => (await noticesOf()).length).toBe(2);
    const { body } = await sendRequest(server, 'GET /api/admin/notifications', { token: alix.token });
    const sessions = new Set((await noticesOf()).map(({ sessionId }) => sessionId));
    const { items } = body as AdminNotificationList;
    expect(items.filter(({ sessionId }) => sessions.has(sessionId))).toEqual([]);
  });
  it('is not told again of a device that is known', async () => {
    const browser = createTestBrowser(server);
    await signIn(browser);
    await waitForMessage(server, bea.email, 2);
    await signIn(browser);
    await signIn();
    await waitForMessage(server, bea.email, 3);
    expect(await told()).toHaveLength(3);
  });
  it('is grouped where many come within the hour', async () => {
    for (let device = 0; device < 5; device += 1) await signIn();
    await waitForMessage(server, bea.email, 4);
    expect(await told()).toEqual([one, one, one, 'Plusieurs appareils ont ouvert votre compte']);
  });
});

describe('a second factor that is added or removed', () => {
  const removed = 'Une application d’authentification a été retirée de votre compte';
  const added = 'Une application d’authentification a été ajoutée à votre compte';

  it('is told by mail, an authenticator', async () => {
    await enrolSecondFactor(server, bea);
    expect((await call('DELETE /second-factor', { password: 'autre chose' })).status).toBe(403);
    expect((await call('DELETE /second-factor', { password })).status).toBe(204);
    await expect.poll(async () => (await told()).includes(removed)).toBe(true);
    await enrolSecondFactor(server, bea);
    await expect.poll(async () => (await told()).filter((subject) => subject === added).length).toBe(1);
    expect((await told()).filter((subject) => subject === removed)).toHaveLength(1);
  });
  it('is told by mail, a passkey', async () => {
    const device = createSoftwareAuthenticator(server.url);
    const options = await call('POST /passkeys/options', { password });
    expect((await call('POST /passkeys', { answer: device.create(optionsIn(options)) })).status).toBe(200);
    const subject = 'Une clé d’accès a été ajoutée à votre compte';
    await expect.poll(async () => (await told()).includes(subject)).toBe(true);
    const { body } = await call('GET /me');
    const [passkey] = (body as Readonly<{ admin: Readonly<{ passkeys: readonly { passkeyId: string }[] }> }>).admin
      .passkeys;
    expect((await call(`DELETE /passkeys/${passkey?.passkeyId}`)).status).toBe(204);
    await expect.poll(async () => (await told()).at(-1)).toBe('Une clé d’accès a été retirée de votre compte');
  });
  it('is told to whose it was, when another administrator takes it away', async () => {
    await enrolSecondFactor(server, bea);
    await expect.poll(async () => (await told()).at(-1)).toBe(added);
    await sendRequest(server, `DELETE /api/admin/admins/${bea.userId}/second-factor`, { token: alix.token });
    await expect.poll(async () => (await told()).at(-1)).toBe('Votre second facteur a été retiré');
  });
});

describe('« ce n’était pas moi » of an administrator', () => {
  it('ends that session at once and no other, and says the same when it is pressed again', async () => {
    const unknown = await signIn();
    const token = tokenIn(await waitForMessage(server, bea.email, 2));
    for (const _ of [1, 2]) expect(await notMe(token)).toMatchObject({ status: 204 });
    expect(await isOpen(unknown)).toBe(false);
    expect((await call('GET /me')).status).toBe(200);
  });
  it('is refused for a changed link, and after three days', async () => {
    const unknown = await signIn();
    const token = tokenIn(await waitForMessage(server, bea.email, 2));
    expect(await notMe(`${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`)).toMatchObject({
      body: { code: 'client.not-me-refused' },
    });
    expect(await isOpen(unknown)).toBe(true);
    server.advanceClock(3 * 86_400_000 + 1_000);
    expect(await notMe(token)).toMatchObject({ status: 400, body: { code: 'client.not-me-refused' } });
  });
});
