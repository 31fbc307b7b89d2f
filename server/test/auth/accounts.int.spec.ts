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
import {
  sendRequest,
  startTestServer,
  password,
  registerTestClient,
  type Answer,
  type TestServer,
} from '#test/server.fixtures.ts';
import { waitForMessage, tokenIn } from './outbox.fixtures.ts';

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

  it('is separate for each registration with an address, whatever its case: the first and the latest open with their password', async () => {
    const first = await registerTestClient(server, 'lea');
    const second = await sendRequest(server, 'POST /api/client/register', {
      body: body('LEA@exemple.fr', { password: 'autre-mot-secret' }),
    });
    expect(second).toMatchObject({ status: 200, body: { userId: expect.not.stringMatching(first.userId) } });
    const userOf = async (secret: string) =>
      (
        (await sendRequest(server, 'POST /api/client/login', { body: { email: 'lea@exemple.fr', password: secret } }))
          .body as SessionToken
      ).userId;
    expect(await userOf(password)).toBe(first.userId);
    expect(await userOf('autre-mot-secret')).toBe((second.body as SessionToken).userId);
  });

  it('is created for each of many concurrent registrations with one address, and never opens with another’s password', async () => {
    const secrets = ['premier-essai', 'second-essai!', 'troisième-essai'];
    const made = await Promise.all(
      secrets.map((secret) =>
        sendRequest(server, 'POST /api/client/register', { body: body('course@exemple.fr', { password: secret }) }),
      ),
    );
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
    const entered = await Promise.all(
      secrets.map((secret) =>
        sendRequest(server, 'POST /api/client/login', { body: { email: 'course@exemple.fr', password: secret } }),
      ),
    );
    expect(entered.filter(({ status }) => status === 200)).toHaveLength(2);
    const userOf = ({ status, body: session }: Answer): string | null =>
      status === 200 ? (session as SessionToken).userId : null;
    expect(entered.filter((one, index) => userOf(one) !== null && userOf(one) !== userOf(made[index] ?? one))).toEqual(
      [],
    );
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
    for (const _time of Array.from({ length: 21 }))
      statuses.push(
        (await sendRequest(server, 'POST /api/client/register', { body: body('souvent@exemple.fr') })).status,
      );
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
      if (file.startsWith('models.db') || ['blobs', 'outbox'].includes(file)) continue;
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
  const stores = await openStores(readConfig({ DATA_DIR: dataDir }).shared, systemClock, closing);
  const emailHash = createHmac('sha256', deriveKey(stores.masterKey, 'email-hash')).update(address).digest('hex');
  const [clientId, now] = [systemIds.next(), systemClock.now().toISOString()];
  await stores.execute({
    aggregate: email,
    id: emailHash,
    decide: claimEmail,
    input: { emailHash, clientId, now },
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
