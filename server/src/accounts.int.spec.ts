import { claimEmail } from '@ecrin/domain/client/claim-email.ts';
import { email } from '@ecrin/domain/client/email.aggregate.ts';
import { systemClock, systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { deriveKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { createHmac } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClosing } from './closing.ts';
import { readConfig } from './config.ts';
import { createLog } from './create-log.ts';
import { openStores } from './open-stores.ts';
import { ask, exampleServer, password, register, type ExampleServer } from './server.examples.ts';

const body = (email: string, more: object = {}) => ({ email, password, firstname: 'Claire', ...more });

describe('an account', () => {
  let server: ExampleServer;
  beforeAll(async () => { server = await exampleServer(); });
  afterAll(() => server.remove());

  it('is made, read, left and entered again', async () => {
    const claire = await register(server, 'claire');
    expect(claire).toMatchObject({ userType: 'client', token: expect.stringMatching(/^ey/) });

    const me = await ask(server, 'GET /api/client/me?pushToken=null', claire);
    expect(me.body).toEqual({
      client: {
        _id: claire.userId, firstname: 'claire', email: 'claire@exemple.fr', picture: null, notifications: 0, language: 'fr', words: [],
        registeredAt: expect.stringMatching(/Z$/),
      },
    });

    const left = await ask(server, 'DELETE /api/client/session', claire);
    expect([left.status, left.headers.getSetCookie()[0]]).toEqual([204, expect.stringMatching(/^ecrin-session=; Max-Age=0;/)]);
    expect((await ask(server, 'GET /api/client/me', claire)).status).toBe(401);

    const entered = await ask(server, 'POST /api/client/login', { body: { email: 'CLAIRE@exemple.FR', password } });
    expect(entered.body).toMatchObject({ userId: claire.userId });
  });

  it('keeps the language, words, first name and push token that are set', async () => {
    const paul = await register(server, 'paul');
    const put = (change: object) => ask(server, `PUT /api/client/${paul.userId}`, { ...paul, body: change });
    expect((await put({ language: 'en' })).body).toMatchObject({ stream: `client-${paul.userId}`, revision: 1 });
    await put({ firstname: 'Paul-Émile', words: ['Écrin', 'Noé'] });
    await put({ pushToken: 'push-1' });
    const again = await put({ pushToken: 'push-1' });
    expect(again.body).toMatchObject({ revision: 4 });
    const me = await ask(server, 'GET /api/client/me?pushToken=push-2', paul);
    expect(me.body).toMatchObject({ client: { language: 'en', firstname: 'Paul-Émile', words: ['Écrin', 'Noé'] } });
    expect((await put({ pushToken: 'push-2' })).body).toMatchObject({ revision: 5 });
  });

  it('is one per address, whatever its case', async () => {
    await register(server, 'lea');
    const second = await ask(server, 'POST /api/client/register', { body: body('LEA@exemple.fr', { password: 'autre-mot-secret' }) });
    expect(second).toMatchObject({ status: 409, body: { code: 'client.email-taken' } });
    expect((await ask(server, 'POST /api/client/login', { body: { email: 'lea@exemple.fr', password: 'autre-mot-secret' } })).status).toBe(401);
  });

  it('goes to one of many who register the same address at once, with that one’s password', async () => {
    const tries = ['premier-essai', 'second-essai!', 'troisième-essai'].map((secret) =>
      ask(server, 'POST /api/client/register', { body: body('course@exemple.fr', { password: secret }) }).then(({ status }) => ({ secret, status })));
    const done = await Promise.all(tries);
    const winners = done.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    for (const { secret, status } of done) {
      const entered = await ask(server, 'POST /api/client/login', { body: { email: 'course@exemple.fr', password: secret } });
      expect(entered.status).toBe(status === 200 ? 200 : 401);
    }
  });

  it('answers the same command again to who knows the password, and to nobody else', async () => {
    const headers = { 'Idempotency-Key': 'one-and-the-same' };
    const first = await ask(server, 'POST /api/client/register', { body: body('again@exemple.fr'), headers });
    const second = await ask(server, 'POST /api/client/register', { body: body('again@exemple.fr'), headers });
    expect(second).toMatchObject({ status: 200, body: { userId: (first.body as { userId: string }).userId } });
    const stranger = await ask(server, 'POST /api/client/register', { body: body('again@exemple.fr', { password: 'autre-mot-secret' }), headers });
    expect(stranger).toMatchObject({ status: 409, body: { code: 'client.email-taken' } });
  });

  it.each([
    ['court', 'client.password-too-short'],
    ['été été', 'client.password-too-short'],
    ['motdepasse', 'client.password-too-common'],
    ['PASSWORD1', 'client.password-too-common'],
  ])('is refused with the password %s', async (secret, code) => {
    const refused = await ask(server, 'POST /api/client/register', { body: body('nouveau@exemple.fr', { password: secret }) });
    expect(refused).toMatchObject({ status: 400, body: { code } });
  });

  it('answers for the verification code as the specification wants', async () => {
    const nina = await register(server, 'nina');
    expect(await ask(server, 'GET /api/client/resend-code', nina)).toMatchObject({ status: 204, text: '' });
  });

  it('leaves no address, name or password readable on the disk', async () => {
    await ask(server, 'POST /api/client/register', { body: body('lisible@exemple.fr', { firstname: 'Wilhelmine' }) });
    for (const file of await readdir(server.dataDir)) {
      // The read model is the one place where words stand open, to be searched.
      if (file.startsWith('models.db') || file === 'blobs') continue;
      const bytes = await readFile(join(server.dataDir, file));
      expect([file, bytes.includes('lisible@exemple.fr') || bytes.includes('Wilhelmine') || bytes.includes(password)]).toEqual([file, false]);
    }
  });
});

describe('a registration that was cut off', () => {
  it('after its claim can be finished, and only once', async () => {
    const server = await exampleServer();
    try {
      await server.restart(() => claimOnly(server, 'coupee@exemple.fr'));
      const finished = await ask(server, 'POST /api/client/register', { body: body('coupee@exemple.fr') });
      expect(finished.status).toBe(200);
      const late = await ask(server, 'POST /api/client/register', { body: body('coupee@exemple.fr', { password: 'autre-mot-secret' }) });
      expect(late.status).toBe(409);
    } finally {
      await server.remove();
    }
  });
});

/** Writes what a crash right after the claim leaves behind. */
const claimOnly = async ({ dataDir }: ExampleServer, address: string): Promise<void> => {
  const closing = createClosing(createLog({ LOG_LEVEL: 'silent' }));
  const stores = openStores(readConfig({ DATA_DIR: dataDir }).shared, systemClock, closing);
  const emailHash = createHmac('sha256', deriveKey(stores.masterKey, 'email-hash')).update(address).digest('hex');
  const [clientId, now] = [systemIds.next(), systemClock.now().toISOString()];
  await stores.execute({
    aggregate: email, id: emailHash, decide: claimEmail, input: { emailHash, clientId, now },
    context: { commandId: systemIds.next(), correlationId: 'spec', causationId: null, actor: 'system:spec', ownerId: clientId, occurredAt: now, timeZone: 'UTC' },
  });
  await closing.closeAll();
};
