import { adminRoutes, prepareFirstAdmin, type ApiServices } from '@ecrin/command-api';
import { confirmSecondFactor } from '@ecrin/domain/admin/account/confirm-second-factor.ts';
import { admin } from '@ecrin/domain/admin/admin.aggregate.ts';
import { createAdmin } from '@ecrin/domain/admin/roster/create-admin.ts';
import { deactivateAdmin } from '@ecrin/domain/admin/roster/deactivate-admin.ts';
import { roster, rosterId } from '@ecrin/domain/admin/roster/roster.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { openHandle, type CustomContext, type Reply } from '@ecrin/platform/routing/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServices, type TestServices } from '#test/auth/auth-services.fixtures.ts';
import { password } from '#test/server.fixtures.ts';

const kinds = ['a superadmin', 'one with a second factor', 'one who is deactivated'] as const;
const emailOf = (kind: string): string => `${kinds.indexOf(kind as never)}@exemple.fr`;

const commandBy = ({ ids, clock }: ApiServices, adminId: string) => ({
  commandId: ids.next(),
  correlationId: 'spec',
  causationId: null,
  actor: `admin:${adminId}`,
  ownerId: adminId,
  occurredAt: clock.now().toISOString(),
  timeZone: 'UTC',
});

const nothing = async function* (): AsyncGenerator<Uint8Array> {
  // There is no body but the one that was parsed.
};

/** Signs in as the HTTP side would. */
const signIn = (services: ApiServices, email: string, secret: string): Promise<Reply> => {
  const found = adminRoutes(services).find(({ method, path }) => method === 'post' && path === '/login');
  if (!found) throw new Error('no sign-in route');
  const command = commandBy(services, '');
  const context: CustomContext = {
    clientId: '',
    adminId: '',
    now: command.occurredAt,
    newId: services.ids.next,
    language: 'fr',
    address: '203.0.113.1',
    sessionId: null,
    command,
  };
  const asked = {
    params: {},
    query: {},
    body: { email, password: secret },
    raw: nothing(),
    signal: () => AbortSignal.timeout(60_000),
  };
  return openHandle(found)({ ...asked, header: () => null, cookie: () => null }, context, services.execute);
};

describe('enumeration of administrator addresses', () => {
  let example: TestServices;

  const make = async (by: string, kind: string): Promise<string> => {
    const { services } = example;
    const [adminId, credentialId, email] = [services.ids.next(), services.ids.next(), emailOf(kind)];
    await services.access.saveCredential(credentialId, await services.passwords.hash(password));
    const now = services.clock.now().toISOString();
    const words = {
      email,
      emailHash: services.keyedHash('email', email),
      fullname: kind,
      credentialId,
      language: 'fr',
      role: 'admin',
    } as const;
    await services.execute({
      aggregate: roster,
      id: rosterId,
      decide: createAdmin,
      input: { ...words, adminId, by, sessionId: null, device: '', now },
      context: commandBy(services, adminId),
    });
    return adminId;
  };
  beforeAll(async () => {
    example = await openTestServices();
    const { services } = example;
    await prepareFirstAdmin(services, { email: emailOf('a superadmin'), password });
    const [by = ''] = (await loadAggregate(services.events, roster, { id: rosterId })).state.keys();
    const now = services.clock.now().toISOString();
    const enrolled = await make(by, 'one with a second factor');
    const input = { adminId: enrolled, factorId: 'factor-1', sessionId: null, device: '', now };
    await services.execute({
      aggregate: admin,
      id: enrolled,
      decide: confirmSecondFactor,
      input,
      context: commandBy(services, enrolled),
    });
    const gone = await make(by, 'one who is deactivated');
    const out = { adminId: gone, by, sessionId: null, device: '', now };
    await services.execute({
      aggregate: roster,
      id: rosterId,
      decide: deactivateAdmin,
      input: out,
      context: commandBy(services, gone),
    });
  });
  afterAll(() => example.remove());

  const workOf = async (email: string, secret: string) => {
    const work: string[] = [];
    const reply = await signIn(
      example.withWorkObserver((one) => work.push(one)),
      email,
      secret,
    );
    return { work, reply };
  };

  it.each(kinds)('does the same work and answers the same for a wrong password: %s', async (kind) => {
    const unknownEmail = await workOf('personne@exemple.fr', 'pas-le-bon-mot');
    expect(unknownEmail).toEqual({
      work: ['access.countAttempt', 'access.countAttempt', 'passwords.verify'],
      reply: { refused: 'client.credentials-refused' },
    });
    expect(await workOf(emailOf(kind), 'pas-le-bon-mot')).toEqual(unknownEmail);
  });

  it('answers the right password of a deactivated administrator like a wrong one', async () =>
    expect(await workOf(emailOf('one who is deactivated'), password)).toEqual(
      await workOf('personne@exemple.fr', password),
    ));

  it('the right password of the others succeeds', async () => {
    expect(await signIn(example.services, emailOf('a superadmin'), password)).toMatchObject({
      json: { userType: 'admin' },
    });
    expect(await signIn(example.services, emailOf('one with a second factor'), password)).toMatchObject({
      json: { secondStep: expect.any(String) },
    });
  });
});
