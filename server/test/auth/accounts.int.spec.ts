import { createHmac } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SessionToken } from '@ecrin/contracts/client/client.ts';
import { claimEmail } from '@ecrin/domain/client/email/claim-email.ts';
import { email } from '@ecrin/domain/client/email/email.aggregate.ts';
import { systemClock, systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { deriveKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClosing } from '#closing.ts';
import { readConfig } from '#config/config.ts';
import { createLog } from '#observability/create-log.ts';
import { openStores } from '#storage/open-stores.ts';
import { sendRequest, startTestServer, password, registerTestClient, type TestServer } from '#test/server.fixtures.ts';
import { codeIn, waitForMessage, tokenIn } from './outbox.fixtures.ts';

const body = (email: string, more: object = {}) => ({ email, password, firstname: 'Claire', ...more });

describe('an account', { timeout: 60_000 }, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.remove());

  it('is registered, read, signed out of and signed in to again', async () => {
    const claire = await registerTestClient(server, 'claire');
    expect(claire).toMatchObject({ userType: 'client', token: expect.stringMatching(/^ey/) });

    const me = await sendRequest(server, 'GET /api/client/me?pushToken=null', claire);
    expect(me.body).toMatchObject({
      client: {
        _id: claire.userId,
        firstname: 'claire',
        email: 'claire@exemple.fr',
        emailProved: false,
        awaitedEmail: null,
        hasPassword: true,
        picture: null,
        notifications: 0,
        language: 'fr',
        words: [],
        registeredAt: expect.stringMatching(/Z$/),
      },
    });

    const left = await sendRequest(server, 'DELETE /api/client/session', claire);
    expect([left.status, left.headers.getSetCookie()[0]]).toEqual([
      204,
      expect.stringMatching(/^ecrin-session=; Max-Age=0;/),
    ]);
    expect((await sendRequest(server, 'GET /api/client/me', claire)).status).toBe(401);

    const entered = await sendRequest(server, 'POST /api/client/login', {
      body: { email: 'CLAIRE@exemple.FR', password },
    });
    expect(entered.body).toMatchObject({ userId: claire.userId });
    expect(claire.userId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  });

  it('stores the given language, words, first name and push token', async () => {
    const paul = await registerTestClient(server, 'paul');
    const put = (change: object) => sendRequest(server, `PUT /api/client/${paul.userId}`, { ...paul, body: change });
    expect((await put({ language: 'en' })).body).toMatchObject({ stream: `client-${paul.userId}`, revision: 1 });
    await put({ firstname: 'Paul-Émile', words: ['Écrin', 'Noé'] });
    await put({ pushToken: 'push-1' });
    const again = await put({ pushToken: 'push-1' });
    expect(again.body).toMatchObject({ revision: 4 });
    const me = await sendRequest(server, 'GET /api/client/me?pushToken=push-2', paul);
    expect(me.body).toMatchObject({ client: { language: 'en', firstname: 'Paul-Émile', words: ['Écrin', 'Noé'] } });
    expect((await put({ pushToken: 'push-2' })).body).toMatchObject({ revision: 5 });
  });

  const register = (address: string, secret: string) =>
    sendRequest(server, 'POST /api/client/register', { body: body(address, { password: secret }) });
  const userWith = async (address: string, secret: string): Promise<string | null> => {
    const { status, body: session } = await sendRequest(server, 'POST /api/client/login', {
      body: { email: address, password: secret },
    });
    return status === 200 ? (session as SessionToken).userId : null;
  };
  const secrets = ['premier-essai', 'second-essai!', 'troisième-essai'] as const;

  it('is one for each address, whatever its case, and password: each pair opens the account it was made with', async () => {
    const made: SessionToken[] = [];
    for (const secret of secrets) made.push((await register('LEA@exemple.fr', secret)).body as SessionToken);
    expect(new Set(made.map(({ userId }) => userId)).size).toBe(3);
    for (const [index, secret] of secrets.entries())
      expect(await userWith('lea@exemple.fr', secret)).toBe(made[index]?.userId);
  });

  it('is opened, not created again, by registering with its address and password', async () => {
    const [first, second] = [
      await register('noe@exemple.fr', secrets[0]),
      await register('noe@exemple.fr', secrets[1]),
    ];
    for (const [earlier, secret] of [
      [first, secrets[0]],
      [second, secrets[1]],
    ] as const)
      expect((await register('noe@exemple.fr', secret)).body).toMatchObject({
        userId: (earlier.body as SessionToken).userId,
      });
  });

  it('is created for each of many concurrent registrations with one address, and opened by its own password only', async () => {
    const made = await Promise.all([...secrets, ...secrets].map((secret) => register('course@exemple.fr', secret)));
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const users = made.map(({ body: session }) => (session as SessionToken).userId);
    expect(users.slice(3)).toEqual(users.slice(0, 3));
    for (const [index, secret] of secrets.entries())
      expect(await userWith('course@exemple.fr', secret)).toBe(users[index]);
  });

  it('is the fourth under an unproved address only by mail, which names each that waits, with a link of its own', async () => {
    const address = 'foule@exemple.fr';
    for (const secret of secrets) await register(address, secret);
    const written = (await register(address, secrets[1])).body as SessionToken;
    const thoughtId = systemIds.next();
    const thought = { thoughtId, content: 'Une idée.', occurredAt: '2026-01-02T09:00:00Z', timeZone: 'Europe/Paris' };
    await sendRequest(server, 'POST /api/client/thoughts', { token: written.token, body: thought });
    await sendRequest(server, `GET /api/client/thoughts/${thoughtId}`, { token: written.token });
    await waitForMessage(server, address, 4);

    expect(await register(address, 'quatrième-essai')).toMatchObject({
      status: 409,
      body: { code: 'client.too-many-accounts' },
    });
    const mail = await waitForMessage(server, address, 5);
    expect(mail.subject).toBe('Choisir un nouveau mot de passe');
    const links = [...mail.text.matchAll(/^Claire, ouvert le \d\d\/\d\d\/\d{4}, (.*) :\n.*#token=(\S+)$/gm)];
    expect(links.map(([, thoughts]) => thoughts)).toEqual(['aucune pensée', '1 pensée', 'aucune pensée']);

    const reset = (newPassword: string) =>
      sendRequest(server, 'PUT /api/client/password/forgotten', { body: { token: links[1]?.[2], newPassword } });
    expect(await reset(secrets[0])).toMatchObject({
      status: 409,
      body: { code: 'client.password-opens-another' },
    });
    expect((await reset('le-mot-retrouvé')).status).toBe(204);
    expect(await userWith(address, 'le-mot-retrouvé')).toBe(written.userId);
    expect(await userWith(address, secrets[0])).not.toBe(null);
  });

  it('keeps its sign-in method when another account proves the address, is notified, and can set another address', async () => {
    const address = 'partagee@exemple.fr';
    const [owner, other] = [await register(address, secrets[0]), await register(address, secrets[1])].map(
      (answer) => answer.body as SessionToken,
    ) as [SessionToken, SessionToken];
    const code = codeIn(await waitForMessage(server, address));
    const proved = await sendRequest(server, 'POST /api/client/email/proof', { token: owner.token, body: { code } });
    expect(proved.status).toBe(204);
    const later = (await register(address, secrets[2])).body as SessionToken;

    const takenOf = async ({ token }: SessionToken) =>
      ((await sendRequest(server, 'GET /api/client/me', { token })).body as { client: { emailTaken: boolean } }).client
        .emailTaken;
    // Who registers after the proof learns nothing here: only the owner of the mailbox does.
    expect([await takenOf(owner), await takenOf(other), await takenOf(later)]).toEqual([false, true, false]);
    expect(await userWith(address, secrets[1])).toBe(other.userId);

    const change = (password: string) =>
      sendRequest(server, 'PUT /api/client/email', {
        token: other.token,
        body: { email: 'nouvelle@exemple.fr', password },
      });
    expect((await change(secrets[1])).status).toBe(200);
    const next = codeIn(await waitForMessage(server, 'nouvelle@exemple.fr'));
    await sendRequest(server, 'POST /api/client/email/proof', { token: other.token, body: { code: next } });
    expect(await takenOf(other)).toBe(false);
    expect(await userWith('nouvelle@exemple.fr', secrets[1])).toBe(other.userId);
  });

  it('cannot take a password that opens another account under its address', async () => {
    const address = 'deux@exemple.fr';
    await register(address, secrets[0]);
    const { token } = (await register(address, secrets[1])).body as SessionToken;
    const change = (newPassword: string) =>
      sendRequest(server, 'PUT /api/client/password', { token, body: { currentPassword: secrets[1], newPassword } });
    expect(await change(secrets[0])).toMatchObject({ status: 409, body: { code: 'client.password-opens-another' } });
    expect((await change(secrets[2])).status).toBe(204);
  });

  it('repeats the answer to the same command for a caller with the password only', async () => {
    const headers = { 'Idempotency-Key': 'one-and-the-same' };
    const send = (secret = password) =>
      sendRequest(server, 'POST /api/client/register', {
        body: body('again@exemple.fr', { password: secret }),
        headers,
      });
    const first = await send();
    expect(await send()).toMatchObject({ status: 200, body: { userId: (first.body as SessionToken).userId } });
    expect(await send('autre-mot-secret')).toMatchObject({ status: 409, body: { code: 'client.already-registered' } });
    // Another's request that happens to carry the same key is another command.
    const other = await sendRequest(server, 'POST /api/client/register', { body: body('other@exemple.fr'), headers });
    expect(other).toMatchObject({
      status: 200,
      body: { userId: expect.not.stringMatching((first.body as SessionToken).userId) },
    });
  });

  it('can be registered at most twenty times a day per address', async () => {
    const statuses: number[] = [];
    for (const time of Array.from({ length: 21 }).keys()) {
      // Each also counts as an attempt to sign in.
      if (time % 10 === 9) server.advanceClock(15 * 60_000);
      statuses.push(
        (await sendRequest(server, 'POST /api/client/register', { body: body('souvent@exemple.fr') })).status,
      );
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  it.each([
    ['court', 'client.password-too-short'],
    ['été été', 'client.password-too-short'],
    ['motdepasse', 'client.password-too-common'],
    ['PASSWORD1', 'client.password-too-common'],
  ])('is refused with the password %s', async (secret, code) => {
    const refused = await sendRequest(server, 'POST /api/client/register', {
      body: body('nouveau@exemple.fr', { password: secret }),
    });
    expect(refused).toMatchObject({ status: 400, body: { code } });
  });

  it('leaves no address, name or password readable on disk', async () => {
    await sendRequest(server, 'POST /api/client/register', {
      body: body('lisible@exemple.fr', { firstname: 'Wilhelmine' }),
    });
    for (const file of await readdir(server.dataDir)) {
      // The read model, to be searched, and the outbox, to be read, are the places where words are readable.
      if (file.startsWith('models.db') || ['blobs', 'outbox', 'speech-model'].includes(file)) continue;
      const bytes = await readFile(join(server.dataDir, file));
      expect([
        file,
        bytes.includes('lisible@exemple.fr') || bytes.includes('Wilhelmine') || bytes.includes(password),
      ]).toEqual([file, false]);
    }
  });
});

describe('an interrupted registration', () => {
  it('of an earlier version, with only its claim stored, blocks no registration', async () => {
    const server = await startTestServer();
    try {
      await server.restart(() => claimOnly(server, 'coupee@exemple.fr'));
      for (const secret of [password, 'autre-mot-secret']) {
        const made = await sendRequest(server, 'POST /api/client/register', {
          body: body('coupee@exemple.fr', { password: secret }),
        });
        const entered = await sendRequest(server, 'POST /api/client/login', {
          body: { email: 'coupee@exemple.fr', password: secret },
        });
        expect([made.status, entered.body]).toMatchObject([200, { userId: (made.body as SessionToken).userId }]);
      }
      await sendRequest(server, 'POST /api/client/password/forgotten', { body: { email: 'coupee@exemple.fr' } });
      expect(tokenIn(await waitForMessage(server, 'coupee@exemple.fr', 3))).not.toBe('');
    } finally {
      await server.remove();
    }
  });
});

/** Writes what a crash right after the claim leaves behind. */
const claimOnly = async ({ dataDir }: TestServer, address: string): Promise<void> => {
  const closing = createClosing(createLog({ LOG_LEVEL: 'silent' }));
  const stores = await openStores(readConfig({ DATA_DIR: dataDir }).shared, { clock: systemClock, closing });
  const emailHash = createHmac('sha256', deriveKey(stores.masterKey, 'email-hash')).update(address).digest('hex');
  const [clientId, now] = [systemIds.next(), systemClock.now().toISOString()];
  await stores.execute({
    aggregate: email,
    id: emailHash,
    decide: claimEmail,
    input: { emailHash, clientId, credentialId: systemIds.next(), considered: [], now },
    context: {
      commandId: systemIds.next(),
      correlationId: 'spec',
      causationId: null,
      actor: 'system:spec',
      ownerId: clientId,
      occurredAt: now,
      timeZone: 'UTC',
    },
  });
  await closing.closeAll();
};
