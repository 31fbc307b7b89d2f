import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
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
const newPassword = 'les-mirabelles-de-la-cour';

describe('a forgotten password', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.remove());

  const forget = (email: string) => sendRequest(server, 'POST /api/client/password/forgotten', { body: { email } });
  const reset = (token: string, secret = newPassword) =>
    sendRequest(server, 'PUT /api/client/password/forgotten', { body: { token, newPassword: secret } });
  const enter = (email: string, secret: string, headers = {}) =>
    sendRequest(server, 'POST /api/client/login', { body: { email, password: secret }, headers });
  const statusOf = async (token: string) => (await sendRequest(server, 'GET /api/client/me', { token })).status;
  const renew = (Cookie: string) => sendRequest(server, 'POST /api/client/session', { headers: { Cookie } });
  const mine = async ({ token }: Pick<SignedInClient, 'token'>) =>
    ((await sendRequest(server, 'GET /api/client/me', { token })).body as { client: object }).client;
  /** The link of the latest mail that carries one for a new password. */
  const linkFor = async (email: string, count: number): Promise<string> =>
    tokenIn(await waitForMessage(server, email, count));

  it('is replaced with the link from the mail, which ends all sessions, proves the address and is announced by mail', async () => {
    const claire = await registerTestClient(server, 'claire');
    await waitForMessage(server, claire.email);
    expect(await forget('CLAIRE@exemple.fr')).toMatchObject({ status: 200, body: { resendAfterSeconds: 60 } });
    const mail = await waitForMessage(server, claire.email, 2);
    expect(mail.subject).toBe('Choisir un nouveau mot de passe');
    expect(mail.text).toContain(`${server.url}/forgot-password#token=`);

    expect((await reset(tokenIn(mail))).status).toBe(204);
    expect([await statusOf(claire.token), (await renew(claire.cookie)).status]).toEqual([401, 401]);
    expect((await enter(claire.email, password)).status).toBe(401);
    const entered = await enter(claire.email, newPassword);
    expect(entered.body).toMatchObject({ userId: claire.userId });
    expect(await mine(entered.body as SignedInClient)).toMatchObject({ emailProved: true, hasPassword: true });
    server.advanceClock(5_000);
    expect((await waitForMessage(server, claire.email, 3)).subject).toBe('Votre mot de passe a changé');
  });

  it('the link works once', async () => {
    const { email } = await registerTestClient(server, 'paul');
    await waitForMessage(server, email);
    await forget(email);
    const link = await linkFor(email, 2);
    expect(await reset(link, 'court')).toMatchObject({ status: 400, body: { code: 'client.password-too-short' } });
    expect((await reset(link)).status).toBe(204);
    expect(await reset(link, 'encore-une-autre')).toMatchObject({ status: 400, body: { code: 'client.link-refused' } });
    expect((await enter(email, newPassword)).status).toBe(200);
  });

  it('the link works once also with two concurrent requests', async () => {
    const { email } = await registerTestClient(server, 'zoe');
    await waitForMessage(server, email);
    await forget(email);
    const link = await linkFor(email, 2);
    const wanted = ['une-idée-du-verger', 'une-autre-du-potager'];
    const answers = await Promise.all(wanted.map((one) => reset(link, one)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 400]));
    const opened = await Promise.all(wanted.map(async (one) => (await enter(email, one)).status));
    expect(opened).toEqual(answers.map(({ status }) => (status === 204 ? 200 : 401)));
  });

  it('the link expires after thirty minutes, or with a newer one, and survives a restart', async () => {
    const { email } = await registerTestClient(server, 'nina');
    await waitForMessage(server, email);
    await forget(email);
    const first = await linkFor(email, 2);
    server.advanceClock(minuteMs);
    await forget(email);
    const second = await linkFor(email, 3);
    expect((await reset(first)).status).toBe(400);
    server.advanceClock(30 * minuteMs);
    expect((await reset(second)).status).toBe(400);
    await forget(email);
    const third = await linkFor(email, 4);
    await server.restart();
    expect((await reset(third)).status).toBe(204);
  });

  it('is answered the same for an unknown address, and sends nothing', async () => {
    const { email } = await registerTestClient(server, 'lea');
    const [known, unknown] = [await forget(email), await forget('personne@exemple.fr')];
    const [again, unknownAgain] = [await forget(email), await forget('personne@exemple.fr')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect([again.status, again.text]).toEqual([429, unknownAgain.text]);
    await waitForMessage(server, email, 2);
    await waitForNoMessage();
    expect(await messagesTo(server, 'personne@exemple.fr')).toEqual([]);
  });

  it('can be requested at most five times a day', async () => {
    const statuses: number[] = [];
    for (const _time of Array.from({ length: 7 })) {
      statuses.push((await forget('souvent@exemple.fr')).status);
      server.advanceClock(minuteMs);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  it('signs the owner in at once while others exhaust the attempts', async () => {
    const { email, userId } = await registerTestClient(server, 'ines');
    await waitForMessage(server, email);
    await forget(email);
    const done = await reset(await linkFor(email, 2));
    const Cookie = done.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    for (const _try of Array.from({ length: 11 })) await enter(email, 'pas-le-bon-mot');
    expect((await enter(email, newPassword)).status).toBe(429);
    expect((await enter(email, newPassword, { Cookie })).body).toMatchObject({ userId });
  });

  describe('given somebody else registered the address first', () => {
    it('following the link of that registration leaves them no sign-in method, even with a linked phone', async () => {
      const [phone, intruder] = ['+33612345670', await registerTestClient(server, 'suivie')];
      await sendRequest(server, 'POST /api/client/email/proof', {
        token: intruder.token,
        body: { code: codeIn(await waitForMessage(server, intruder.email)) },
      });
      await sendRequest(server, 'PUT /api/client/phone', { token: intruder.token, body: { phone, channel: 'sms' } });
      const linked = await sendRequest(server, 'POST /api/client/phone/proof', {
        token: intruder.token,
        body: { code: /\b\d{6}\b/.exec((await waitForMessage(server, phone)).text)?.[0] },
      });
      expect([linked.status, await mine(intruder)]).toEqual([
        204,
        expect.objectContaining({ emailProved: true, phone }),
      ]);

      expect((await waitForMessage(server, intruder.email, 2)).subject).not.toBe('');
      await forget(intruder.email);
      expect((await reset(await linkFor(intruder.email, 3))).status).toBe(204);
      const entered = (await enter(intruder.email, newPassword)).body as SignedInClient;
      expect(await mine(entered)).toMatchObject({ emailProved: true, phone: null, identities: [] });
    });
    it('the account passes to the reader of the mailbox, and the other has no sign-in method left', async () => {
      const intruder = await registerTestClient(server, 'victime');
      const elsewhere = (await enter(intruder.email, password)).body as SignedInClient;
      const code = codeIn(await waitForMessage(server, intruder.email));
      await forget(intruder.email);
      expect((await reset(await linkFor(intruder.email, 2))).status).toBe(204);

      expect([
        await statusOf(intruder.token),
        await statusOf(elsewhere.token),
        (await renew(intruder.cookie)).status,
      ]).toEqual([401, 401, 401]);
      expect((await enter(intruder.email, password)).status).toBe(401);
      const entered = (await enter(intruder.email, newPassword)).body as SignedInClient;
      expect(entered.userId).toBe(intruder.userId);
      expect(await mine(entered)).toMatchObject({ emailProved: true, phone: null, identities: [] });
      // The old code is void, and registering again reveals nothing and gives no access.
      expect(
        (await sendRequest(server, 'POST /api/client/email/proof', { token: intruder.token, body: { code } })).status,
      ).toBe(401);
      const again = await registerTestClient(server, 'victime');
      // Among others: that of a new device may come before it.
      const subjects = async () => (await messagesTo(server, intruder.email)).map(({ subject }) => subject);
      await expect.poll(subjects).toContainEqual(expect.stringMatching(/déjà un compte|a changé/));
      expect(again.userId).not.toBe(entered.userId);
    });

    it('a request begun before and finished afterwards gives no access either', async () => {
      const intruder = await registerTestClient(server, 'lente');
      await waitForMessage(server, intruder.email);
      const { hostname, port } = new URL(server.url);
      const body = JSON.stringify({ email: 'ailleurs@exemple.fr', password });
      const outgoing = request({
        hostname,
        port,
        method: 'PUT',
        path: '/api/client/email',
        headers: {
          Authorization: `Bearer ${intruder.token}`,
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
        },
      });
      const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
      outgoing.write(body.slice(0, 5));
      await forget(intruder.email);
      expect((await reset(await linkFor(intruder.email, 2))).status).toBe(204);
      outgoing.end(body.slice(5));
      const [{ statusCode }] = await answered;
      expect(statusCode).toBe(401);
    });

    it('a later account of the owner stays theirs, once they prove the address', async () => {
      const intruder = await registerTestClient(server, 'commun');
      const owner = {
        ...((
          await sendRequest(server, 'POST /api/client/register', {
            body: { email: intruder.email, password: newPassword, firstname: 'Elle' },
          })
        ).body as SignedInClient),
      };
      expect((await enter(intruder.email, newPassword)).body).toMatchObject({ userId: owner.userId });
      const code = codeIn(await waitForMessage(server, intruder.email, 2));
      expect(
        (await sendRequest(server, 'POST /api/client/email/proof', { token: owner.token, body: { code } })).status,
      ).toBe(204);
      await forget(intruder.email);
      expect((await reset(await linkFor(intruder.email, 3), 'un-troisième-secret')).status).toBe(204);
      expect((await enter(intruder.email, 'un-troisième-secret')).body).toMatchObject({ userId: owner.userId });
      expect((await enter(intruder.email, newPassword)).status).toBe(401);
    });

    it('its link still opens it once the owner has proved the address with another account, which stays as it was', async () => {
      const intruder = await registerTestClient(server, 'dispute');
      await waitForMessage(server, intruder.email);
      await forget(intruder.email);
      const link = await linkFor(intruder.email, 2);
      const owner = await sendRequest(server, 'POST /api/client/register', {
        body: { email: intruder.email, password: newPassword, firstname: 'Elle' },
      });
      const { token, userId } = owner.body as SignedInClient;
      const code = codeIn(await waitForMessage(server, intruder.email, 3));
      expect((await sendRequest(server, 'POST /api/client/email/proof', { token, body: { code } })).status).toBe(204);
      expect((await reset(link, 'un-troisième-secret')).status).toBe(204);
      expect((await enter(intruder.email, newPassword)).body).toMatchObject({ userId });
      expect((await enter(intruder.email, 'un-troisième-secret')).body).toMatchObject({ userId: intruder.userId });
      expect((await reset(link, 'un-quatrième-secret')).body).toMatchObject({ code: 'client.link-refused' });
    });
  });
});
