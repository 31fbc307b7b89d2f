import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { email as emailAggregate } from '@ecrin/domain/client/email/email.aggregate.ts';
import { proveClientEmail } from '@ecrin/domain/client/email/prove-client-email.ts';
import { proveEmail } from '@ecrin/domain/client/email/prove-email.ts';
import { registerClient } from '@ecrin/domain/client/register-client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest, startTestServer, password, type Answer, type TestServer } from '#test/server.fixtures.ts';
import { callRoute, openTestServices, type TestServices } from './auth-services.fixtures.ts';
import { codeIn, waitForMessage } from './outbox.fixtures.ts';

const dayMs = 24 * 3_600_000;
const registration = (email: string) => ({ email, password, firstname: 'Claire' });

/** Accounts an address may have; the answers must not show which. */
const kinds = [
  'nobody',
  'one who has not proved it',
  'two who have not',
  'one who has proved it',
  'one who has, and others',
  'one who came by a provider',
] as const;

describe('the same work is done for known and unknown addresses', () => {
  let example: TestServices;
  const emailOf = (kind: string): string => `${kinds.indexOf(kind as never)}@exemple.fr`;

  const register = async (email: string): Promise<string> => {
    const reply = await callRoute(example.services, 'POST /register', { body: registration(email) });
    return 'json' in reply ? (reply.json as { userId: string }).userId : '';
  };
  const prove = async (email: string, clientId: string, count: number): Promise<void> => {
    const code = codeIn(await waitForMessage(example, email, count));
    expect(await callRoute(example.services, 'POST /email/proof', { clientId, body: { code } })).toEqual({
      empty: true,
    });
  };
  const comeByProvider = async (email: string): Promise<void> => {
    const { services } = example;
    const [clientId, now, emailHash] = [
      services.ids.next(),
      services.clock.now().toISOString(),
      services.keyedHash('email', email),
    ];
    const context = () => ({
      commandId: services.ids.next(),
      correlationId: 'spec',
      causationId: null,
      actor: 'system:spec',
      ownerId: clientId,
      occurredAt: now,
      timeZone: 'UTC',
    });
    const about = { clientId, emailHash, by: 'provider', now } as const;
    const nobody = {
      credentialId: null,
      emailHash: null,
      email: null,
      firstname: null,
      language: 'fr',
      referralCode: null,
    } as const;
    await services.execute({
      aggregate: client,
      id: clientId,
      decide: registerClient,
      input: { ...nobody, clientId, now },
      context: context(),
    });
    await services.execute({
      aggregate: emailAggregate,
      id: emailHash,
      decide: proveEmail,
      input: about,
      context: context(),
    });
    await services.execute({
      aggregate: client,
      id: clientId,
      decide: proveClientEmail,
      input: { ...about, email },
      context: context(),
    });
  };

  beforeAll(async () => {
    example = await openTestServices();
    const [, one, two, proved, claimedByThree, provider] = kinds.map(emailOf) as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    await register(one);
    for (const password of ['un-essai', 'deux-essais'])
      await callRoute(example.services, 'POST /register', { body: { ...registration(two), password } });
    await prove(proved, await register(proved), 1);
    await register(claimedByThree);
    await prove(claimedByThree, await register(claimedByThree), 2);
    await register(claimedByThree);
    await comeByProvider(provider);
    example.advanceClock(dayMs);
  });
  afterAll(() => example.remove());

  const workOf = async (
    request: string,
    body: unknown,
  ): Promise<Readonly<{ work: readonly string[]; reply: unknown }>> => {
    const work: string[] = [];
    const { headers: _cookies, ...reply } = await callRoute(
      example.withWorkObserver((one) => work.push(one)),
      request,
      { body },
    );
    return { work, reply: 'json' in reply ? Object.keys(reply.json as object) : reply };
  };
  const same = async (request: string, bodyFor: (email: string) => unknown): Promise<readonly string[]> => {
    const nobody = await workOf(request, bodyFor('nobody-at-all@exemple.fr'));
    for (const kind of kinds) expect([kind, await workOf(request, bodyFor(emailOf(kind)))]).toEqual([kind, nobody]);
    return nobody.work;
  };

  it('signing in with a wrong password verifies four hashes', async () =>
    expect(await same('POST /login', (email) => ({ email, password: 'pas-le-bon-mot' }))).toEqual([
      'access.countAttempt',
      'access.countAttempt',
      'access.countAttempt',
      'access.countAttempt',
      'access.countAttempt',
      'passwords.whichOpens of 4',
    ]));

  it('a forgotten password queues a message', async () =>
    expect(await same('POST /password/forgotten', (email) => ({ email }))).toEqual([
      'access.countAttempt',
      'access.countAttempt',
      'access.countAttempt',
      'messages.put',
    ]));

  it('registering creates an account', async () => {
    const work = await same('POST /register', (email) => ({ ...registration(email), password: 'encore-un-autre' }));
    expect(work.filter((one) => !one.startsWith('access.countAttempt'))).toEqual([
      'passwords.whichOpens of 4',
      'passwords.hash',
      'access.saveCredential',
      'append EmailClaimed',
      'append ClientRegistered',
      'messages.put',
      'append ClientLoggedIn',
      'access.openSession',
    ]);
  });

  it('requesting an address change', async () => {
    const changing = { ...registration('celle-qui-change@exemple.fr'), password: 'un-mot-à-elle-seule' };
    const reply = await callRoute(example.services, 'POST /register', { body: changing });
    const clientId = 'json' in reply ? (reply.json as { userId: string }).userId : '';
    const work = new Set<string>();
    for (const kind of kinds) {
      example.advanceClock(60_000);
      const done: string[] = [];
      await callRoute(
        example.withWorkObserver((one) => done.push(one)),
        'PUT /email',
        { clientId, body: { email: emailOf(kind), password: changing.password } },
      );
      work.add(done.join(', '));
    }
    expect([...work]).toHaveLength(1);
  });
});

describe('known and unknown addresses get the same answer', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.remove());

  const changing = new Set(['date', 'x-request-id', 'content-security-policy']);
  /** An answer without the values that differ every time: tokens, ids, nonces. */
  const shapeOf = ({ status, headers, text }: Answer): object => ({
    status,
    headers: [...headers]
      .filter(([name]) => !changing.has(name))
      .map(([name, value]) => [name, value.replaceAll(/=[\w-]{43}(\.[0-9a-f]{32,64})*/g, '=…')]),
    body: text.replaceAll(/"token":"[^"]+"/g, '"token"').replaceAll(/[0-9a-f-]{36}/g, 'id'),
  });

  it.each([
    ['POST /api/client/login', (email: string) => ({ email, password: 'pas-le-bon-mot' })],
    ['POST /api/client/register', registration],
    ['POST /api/client/password/forgotten', (email: string) => ({ email })],
  ])('in status, headers and body: %s', async (request, bodyFor) => {
    const known = `connue-${request.length}@exemple.fr`;
    const visitor = await sendRequest(server, 'POST /api/client/register', { body: registration(known) });
    const code = codeIn(await waitForMessage(server, known));
    await sendRequest(server, 'POST /api/client/email/proof', {
      token: (visitor.body as { token: string }).token,
      body: { code },
    });
    const answers = [];
    for (const email of [known, 'personne@exemple.fr'])
      answers.push(shapeOf(await sendRequest(server, request, { body: bodyFor(email) })));
    expect(answers[0]).toEqual(answers[1]);
  });

  it('also over the limit of attempts', async () => {
    await sendRequest(server, 'POST /api/client/register', { body: registration('essais@exemple.fr') });
    const lastOf = async (email: string) => {
      const answers = [];
      for (const _try of Array.from({ length: 11 }))
        answers.push(
          await sendRequest(server, 'POST /api/client/login', { body: { email, password: 'pas-le-bon-mot' } }),
        );
      return { ...shapeOf(answers.at(-1) as Answer), headers: null };
    };
    expect(await lastOf('essais@exemple.fr')).toEqual(await lastOf('rien@exemple.fr'));
  }, 60_000);
});
