import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeIn, messagesTo, waitForMessage, type OutboxMessage } from '#test/auth/outbox.fixtures.ts';
import { createTestBrowser, type TestBrowser } from '#test/auth/social.fixtures.ts';
import {
  password,
  registerTestClient,
  sendRequest,
  startTestServer,
  type Answer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';

const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

let server: TestServer;
let names = 0;
let claire: SignedInClient;

const signIn = (browser: TestBrowser = createTestBrowser(server)): Promise<Answer> =>
  browser.go('POST /api/client/login', {
    body: { email: claire.email, password },
    headers: { 'User-Agent': firefox },
  });
const isOpen = async (answer: Answer): Promise<boolean> =>
  (await sendRequest(server, 'GET /api/client/me', { token: (answer.body as SignedInClient).token })).status === 200;
const tokenIn = ({ text }: OutboxMessage): string => /\/verify\/not-me#token=([\w.-]+)/.exec(text)?.[1] ?? '';
const notMe = (token: string): Promise<Answer> => sendRequest(server, 'POST /api/client/not-me', { body: { token } });
/** The mails about devices, without the one that proves the address. */
const told = async (): Promise<readonly string[]> =>
  (await messagesTo(server, claire.email)).slice(1).map(({ subject }) => subject);

beforeAll(async () => {
  server = await startTestServer({ DEFAULT_LANGUAGE: 'fr' });
});
afterAll(() => server.remove());
beforeEach(async () => {
  names += 1;
  claire = await registerTestClient(server, `claire-${names}`);
  const code = codeIn(await waitForMessage(server, claire.email));
  await sendRequest(server, 'POST /api/client/email/proof', { token: claire.token, body: { code } });
});

describe('a sign-in on a new device', () => {
  it('is told by mail, with the device in words and the time', async () => {
    await signIn();
    const { subject, text } = await waitForMessage(server, claire.email, 2);
    expect(subject).toBe('Un nouvel appareil a ouvert votre compte');
    expect(text).toMatch(/Firefox sur Android, \w+ \S+ \S+ \d{4} à \d\d:\d\d/);
    expect(server.logged()).not.toContain('Firefox sur Android');
  });
  it('is not told of the first one, nor again of one that is known', async () => {
    const browser = createTestBrowser(server);
    await signIn(browser);
    await waitForMessage(server, claire.email, 2);
    await signIn(browser);
    await signIn();
    await waitForMessage(server, claire.email, 3);
    expect(await told()).toHaveLength(2);
  });
  it('is told of each account of a browser once', async () => {
    const browser = createTestBrowser(server);
    const email = `paul-${names}@exemple.fr`;
    await signIn(browser);
    await browser.go('POST /api/client/register', { body: { email, password: `${password} !`, firstname: 'Paul' } });
    await signIn(browser);
    await signIn();
    await waitForMessage(server, claire.email, 3);
    expect(await told()).toHaveLength(2);
  });
  it('is grouped where many come within the hour', async () => {
    for (let device = 0; device < 7; device += 1) await signIn();
    await waitForMessage(server, claire.email, 5);
    const one = 'Un nouvel appareil a ouvert votre compte';
    expect(await told()).toEqual([one, one, one, 'Plusieurs appareils ont ouvert votre compte']);
    server.advanceClock(3_600_000);
    await signIn();
    await waitForMessage(server, claire.email, 6);
  });
});

describe('« ce n’était pas moi »', () => {
  it('ends that session at once and no other, and says the same when it is pressed again', async () => {
    const unknown = await signIn();
    const token = tokenIn(await waitForMessage(server, claire.email, 2));
    for (const _ of [1, 2]) expect(await notMe(token)).toMatchObject({ status: 204 });
    expect(await isOpen(unknown)).toBe(false);
    expect((await sendRequest(server, 'GET /api/client/me', { token: claire.token })).status).toBe(200);
  });
  it('is refused for a changed link, and after three days', async () => {
    const unknown = await signIn();
    const token = tokenIn(await waitForMessage(server, claire.email, 2));
    const [session = '', expires = '', proof = ''] = token.split('.');
    const changed = [
      ['another', expires, proof],
      [session, String(Number(expires) + 1), proof],
      [session, expires, `${proof.slice(1)}0`],
    ].map((parts) => parts.join('.'));
    for (const one of changed) expect(await notMe(one)).toMatchObject({ body: { code: 'client.not-me-refused' } });
    expect(await isOpen(unknown)).toBe(true);
    server.advanceClock(3 * 86_400_000 + 1_000);
    expect(await notMe(token)).toMatchObject({ status: 400, body: { code: 'client.not-me-refused' } });
  });
});
