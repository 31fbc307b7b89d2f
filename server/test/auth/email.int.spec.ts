import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sendRequest,
  startTestServer,
  password,
  registerTestClient,
  type TestServer,
  type SignedInClient,
} from '#test/server.fixtures.ts';
import { codeIn, waitForMessage, waitForNoMessage, messagesTo, tokenIn } from './outbox.fixtures.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

describe('an address', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.remove());

  const prove = ({ token }: SignedInClient, code: string) =>
    sendRequest(server, 'POST /api/client/email/proof', { token, body: { code } });
  const follow = (token: string) => sendRequest(server, 'POST /api/client/email/proof-by-link', { body: { token } });
  const resend = ({ token }: SignedInClient) => sendRequest(server, 'GET /api/client/resend-code', { token });
  const enter = (email: string, secret = password) =>
    sendRequest(server, 'POST /api/client/login', { body: { email, password: secret } });
  const mine = async ({ token }: SignedInClient) =>
    ((await sendRequest(server, 'GET /api/client/me', { token })).body as { client: object }).client;
  const change = ({ token }: SignedInClient, email: string, secret: string | null = password) =>
    sendRequest(server, 'PUT /api/client/email', { token, body: { email, password: secret } });
  const wrongFor = (code: string): string => (code === '111111' ? '222222' : '111111');
  const proved = async (name: string): Promise<SignedInClient> => {
    const visitor = await registerTestClient(server, name);
    expect((await prove(visitor, codeIn(await waitForMessage(server, visitor.email)))).status).toBe(204);
    return visitor;
  };

  describe('proved', () => {
    it('by the code that was sent, once', async () => {
      const claire = await registerTestClient(server, 'claire');
      const mail = await waitForMessage(server, claire.email);
      expect(mail).toMatchObject({ channel: 'mail', subject: 'Votre code Écrin' });
      expect(await mine(claire)).toMatchObject({ emailProved: false });
      expect(await prove(claire, wrongFor(codeIn(mail)))).toMatchObject({
        status: 400,
        body: { code: 'client.code-refused' },
      });
      expect((await prove(claire, codeIn(mail))).status).toBe(204);
      expect(await mine(claire)).toMatchObject({
        email: claire.email,
        emailProved: true,
        awaitedEmail: null,
        hasPassword: true,
      });
      // Sent again, its answer lost: it is proved already.
      expect((await prove(claire, codeIn(mail))).status).toBe(204);
      expect((await resend(claire)).status).toBe(204);
      await waitForNoMessage();
      expect(await messagesTo(server, claire.email)).toHaveLength(1);
    });

    it('by the link, in any browser, once', async () => {
      const lin = await registerTestClient(server, 'lin');
      const token = tokenIn(await waitForMessage(server, lin.email));
      expect((await follow(token)).status).toBe(204);
      expect(await mine(lin)).toMatchObject({ emailProved: true });
      expect(await follow(token)).toMatchObject({ status: 400, body: { code: 'client.link-refused' } });
      expect(await follow('x'.repeat(43))).toMatchObject({ status: 400, body: { code: 'client.link-refused' } });
    });

    it('in English when the account is in English', async () => {
      const body = { email: 'anne@exemple.fr', password, firstname: 'Anne', language: 'en' };
      await sendRequest(server, 'POST /api/client/register', { body });
      expect((await waitForMessage(server, body.email)).subject).toBe('Your Écrin code');
    });

    it('not by a code after five wrong ones, nor after five minutes', async () => {
      const eve = await registerTestClient(server, 'eve');
      const code = codeIn(await waitForMessage(server, eve.email));
      for (const _try of Array.from({ length: 5 })) expect((await prove(eve, wrongFor(code))).status).toBe(400);
      expect((await prove(eve, code)).status).toBe(400);

      const ada = await registerTestClient(server, 'ada');
      const late = codeIn(await waitForMessage(server, ada.email));
      server.advanceClock(5 * minuteMs);
      expect((await prove(ada, late)).status).toBe(400);
    });

    it('not by another account’s code', async () => {
      const [one, other] = [await registerTestClient(server, 'un'), await registerTestClient(server, 'autre')];
      const code = codeIn(await waitForMessage(server, one.email));
      await waitForMessage(server, other.email);
      const own = codeIn(await waitForMessage(server, other.email));
      // One time in a million they are the same.
      expect((await prove(other, code)).status).toBe(code === own ? 204 : 400);
    });

    it('after a restart too', async () => {
      const rose = await registerTestClient(server, 'rose');
      const code = codeIn(await waitForMessage(server, rose.email));
      await server.restart();
      expect((await prove(rose, code)).status).toBe(204);
    });
  });

  it('gets its mail once the courier works again, also after a restart', async () => {
    const outbox = join(server.dataDir, 'outbox');
    await rename(outbox, `${outbox}-away`).catch(() => undefined);
    await writeFile(outbox, 'no folder');
    const alma = await registerTestClient(server, 'alma');
    await waitForNoMessage();
    await server.restart(() => rm(outbox));
    server.advanceClock(10_000);
    expect((await prove(alma, codeIn(await waitForMessage(server, alma.email)))).status).toBe(204);
  });

  describe('requesting another code', () => {
    it('is possible after a minute, voids the first, five times a day', async () => {
      const lou = await registerTestClient(server, 'lou');
      const first = codeIn(await waitForMessage(server, lou.email));
      expect(await resend(lou)).toMatchObject({ status: 429, body: { code: 'client.too-many-tries' } });
      server.advanceClock(minuteMs);
      expect((await resend(lou)).status).toBe(204);
      const second = codeIn(await waitForMessage(server, lou.email, 2));
      const refused = await resend(lou);
      expect(refused).toMatchObject({ status: 429, body: { code: 'client.too-many-tries' } });
      expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
      expect((await prove(lou, first === second ? wrongFor(first) : first)).status).toBe(400);

      for (const count of [3, 4, 5]) {
        server.advanceClock(minuteMs);
        expect((await resend(lou)).status).toBe(204);
        await waitForMessage(server, lou.email, count);
      }
      server.advanceClock(minuteMs);
      expect((await resend(lou)).status).toBe(429);
      server.advanceClock(dayMs);
      const later = { ...lou, ...((await enter(lou.email)).body as SignedInClient) };
      expect((await resend(later)).status).toBe(204);
      expect((await prove(later, codeIn(await waitForMessage(server, lou.email, 6)))).status).toBe(204);
    });
  });

  describe('proved by another account', () => {
    it('gets the same answer on registration, and only its holder is notified', async () => {
      const owner = await proved('proprietaire');
      const body = { email: 'Proprietaire@exemple.fr', password: 'autre-mot-secret', firstname: 'Autre' };
      const otherClient = await sendRequest(server, 'POST /api/client/register', { body });
      expect(otherClient).toMatchObject({ status: 200, body: { userType: 'client' } });
      const notice = await waitForMessage(server, 'Proprietaire@exemple.fr');
      expect(notice.subject).toBe('Vous avez déjà un compte Écrin');
      expect([codeIn(notice), tokenIn(notice)]).toEqual(['', '']);
      // Each signs in to their own account.
      expect((await enter(owner.email)).body).toMatchObject({ userId: owner.userId });
      expect((await enter(owner.email, 'autre-mot-secret')).body).toMatchObject({
        userId: (otherClient.body as SignedInClient).userId,
      });
    });

    it('is refused to an account with a valid code of its own', async () => {
      const early = await registerTestClient(server, 'course');
      // Two messages that are under way together may arrive in any order.
      const first = await waitForMessage(server, early.email);
      const body = { email: early.email, password: 'autre-mot-secret', firstname: 'Autre' };
      const late = (await sendRequest(server, 'POST /api/client/register', { body })).body as SignedInClient;
      const second = await waitForMessage(server, early.email, 2);
      expect((await prove(late, codeIn(second))).status).toBe(204);
      expect(await prove(early, wrongFor(codeIn(first)))).toMatchObject({
        status: 400,
        body: { code: 'client.code-refused' },
      });
      expect(await prove(early, codeIn(first))).toMatchObject({ status: 409, body: { code: 'client.email-taken' } });
      // Each still opens what is theirs.
      expect((await enter('course@exemple.fr')).body).toMatchObject({ userId: early.userId });
      expect((await enter('course@exemple.fr', 'autre-mot-secret')).body).toMatchObject({ userId: late.userId });
    });
  });

  describe('changed', () => {
    it('with the password, once the new one is proved; the old one is notified, and released', async () => {
      const nina = await proved('nina');
      expect(await change(nina, 'nina-2@exemple.fr', 'pas-le-bon-mot')).toMatchObject({
        status: 403,
        body: { code: 'client.current-password-refused' },
      });
      expect(await change(nina, 'nina-2@exemple.fr', null)).toMatchObject({ status: 403 });
      expect(await change(nina, 'nina-2@exemple.fr')).toMatchObject({ status: 200, body: { resendAfterSeconds: 60 } });
      expect(await mine(nina)).toMatchObject({
        email: nina.email,
        emailProved: true,
        awaitedEmail: 'nina-2@exemple.fr',
      });
      expect((await enter(nina.email)).status).toBe(200);

      server.advanceClock(5_000);
      expect((await waitForMessage(server, nina.email, 2)).subject).toBe(
        'Une autre adresse est demandée pour votre compte',
      );
      expect((await prove(nina, codeIn(await waitForMessage(server, 'nina-2@exemple.fr')))).status).toBe(204);
      expect(await mine(nina)).toMatchObject({ email: 'nina-2@exemple.fr', emailProved: true, awaitedEmail: null });
      server.advanceClock(5_000);
      expect((await waitForMessage(server, nina.email, 4)).subject).toBe('Votre compte a une nouvelle adresse');
      expect([(await enter(nina.email)).status, (await enter('nina-2@exemple.fr')).status]).toEqual([401, 200]);

      const next = await registerTestClient(server, 'nina');
      expect((await prove(next, codeIn(await waitForMessage(server, nina.email, 5)))).status).toBe(204);
      expect((await enter(nina.email)).body).toMatchObject({ userId: next.userId });
    });

    it('before the first was ever proved; the first code then proves neither', async () => {
      const max = await registerTestClient(server, 'max');
      const former = codeIn(await waitForMessage(server, max.email));
      await change(max, 'max-2@exemple.fr');
      expect((await prove(max, former)).status).toBe(400);
      expect((await prove(max, codeIn(await waitForMessage(server, 'max-2@exemple.fr')))).status).toBe(204);
      expect(await mine(max)).toMatchObject({ email: 'max-2@exemple.fr', emailProved: true });
    });

    it('not to an address requested before a password change: its link and code are void', async () => {
      const iris = await proved('iris');
      await change(iris, 'voleur@exemple.fr');
      const theirs = await waitForMessage(server, 'voleur@exemple.fr');
      await sendRequest(server, 'POST /api/client/password/forgotten', { body: { email: iris.email } });
      const newPassword = 'un-autre-mot-de-jardin';
      const token = tokenIn(await waitForMessage(server, iris.email, 2));
      expect(
        (await sendRequest(server, 'PUT /api/client/password/forgotten', { body: { token, newPassword } })).status,
      ).toBe(204);

      expect(await follow(tokenIn(theirs))).toMatchObject({ status: 400, body: { code: 'client.link-refused' } });
      const back = (await enter(iris.email, newPassword)).body as SignedInClient;
      await prove(back, codeIn(theirs));
      expect(await mine(back)).toMatchObject({ email: iris.email, emailProved: true, awaitedEmail: null });
    });

    it('to one held by another account: gets the same answer, and only its holder is notified', async () => {
      const [paul, lea] = [await proved('paul'), await proved('lea')];
      server.advanceClock(minuteMs);
      expect(await change(paul, lea.email)).toMatchObject({ status: 200, body: { resendAfterSeconds: 60 } });
      expect((await waitForMessage(server, lea.email, 2)).subject).toBe('Vous avez déjà un compte Écrin');
      expect(await mine(paul)).toMatchObject({ email: paul.email, emailProved: true, awaitedEmail: lea.email });
      expect((await enter(lea.email)).body).toMatchObject({ userId: lea.userId });
      // Requesting the current address cancels the change.
      server.advanceClock(minuteMs);
      await change(paul, paul.email);
      server.advanceClock(minuteMs);
      expect((await resend(paul)).status).toBe(204);
      expect(await mine(paul)).toMatchObject({ email: paul.email, emailProved: true, awaitedEmail: null });
    });
  });
});
