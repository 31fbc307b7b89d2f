import { client, type RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import { email as emailAggregate } from '@ecrin/domain/client/email/email.aggregate.ts';
import { linkIdentity } from '@ecrin/domain/identity/link-identity.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { Reply } from '@ecrin/platform/routing/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callRoute, openTestServices, type TestServices } from './auth-services.fixtures.ts';
import { codeIn, waitForMessage, messagesTo, tokenIn, type OutboxMessage } from './outbox.fixtures.ts';

const password = 'cerisier-de-juin';
const newPassword = 'les-mirabelles-de-la-cour';
const minuteMs = 60_000;

const withoutSignInMethod = { password: null, sessions: [], identities: {} };
/** More pieces of work than any of these requests has. */
const moments = [...Array.from({ length: 20 }).keys()];

/** The state after a crash right before the n-th write. Cookies of other devices do not matter here. */
describe('a crash between any two writes', { timeout: 90_000 }, () => {
  let example: TestServices;
  beforeAll(async () => {
    example = await openTestServices();
  });
  afterAll(() => example.remove());

  /** Whether the request was really cut off: past its last piece of work it is not. */
  const cutOff = async (after: number, request: string, asking: Parameters<typeof callRoute>[2]): Promise<boolean> => {
    let done = 0;
    const services = example.withWorkObserver(() => {
      if (done >= after) throw new Error('cut off');
      done += 1;
    });
    return callRoute(services, request, asking).then(
      () => false,
      (fault: Error) => fault.message === 'cut off' || Promise.reject(fault),
    );
  };
  const ask = (request: string, asking: Parameters<typeof callRoute>[2] = {}) =>
    callRoute(example.services, request, asking);
  const userOf = (reply: Reply): string | null => ('json' in reply ? (reply.json as { userId: string }).userId : null);
  const enter = async (email: string, secret = password) =>
    userOf(await ask('POST /login', { body: { email, password: secret } }));
  const registration = (email: string, secret = password) => ({ email, password: secret, firstname: 'Claire' });
  const register = async (email: string, secret = password): Promise<string> =>
    userOf(await ask('POST /register', { body: registration(email, secret) })) ?? '';
  const stateOf = async (clientId: string): Promise<RegisteredClient | null> => {
    const { state } = await loadAggregate(example.services.events, client, { id: clientId });
    return state.status === 'registered' ? state : null;
  };
  const holderOf = async (email: string): Promise<string | null> => {
    const { services } = example;
    return (await loadAggregate(services.events, emailAggregate, { id: services.keyedHash('email', email) })).state
      .holder;
  };
  const prove = async (clientId: string, email: string, count = 1): Promise<Reply> =>
    ask('POST /email/proof', { clientId, body: { code: codeIn(await waitForMessage(example, email, count)) } });
  /** All codes, or all links of one subject, sent to an address; waits until there are `count`. */
  const sentThere = async (
    email: string,
    pick: (sent: OutboxMessage) => string,
    count: number,
  ): Promise<readonly string[]> => {
    const picked = async () => (await messagesTo(example, email)).map(pick).filter((one) => one !== '');
    await expect.poll(async () => (await picked()).length).toBeGreaterThanOrEqual(count);
    return picked();
  };
  const resetTokenIn = (sent: OutboxMessage): string =>
    sent.subject === 'Choisir un nouveau mot de passe' ? tokenIn(sent) : '';
  const resetLink = async (email: string, count: number): Promise<string> => {
    example.advanceClock(minuteMs);
    await ask('POST /password/forgotten', { body: { email } });
    return (await sentThere(email, resetTokenIn, count)).at(-1) ?? '';
  };

  it('registering can be completed by the same command, or started again', async () => {
    const cut: boolean[] = [];
    for (const moment of moments) {
      const [same, other] = [`meme-${moment}@exemple.fr`, `autre-${moment}@exemple.fr`];
      const key = example.services.ids.next();
      cut.push(await cutOff(moment, 'POST /register', { key, body: registration(same) }));
      const userId = userOf(await ask('POST /register', { key, body: registration(same) }));
      expect([moment, userId]).toEqual([moment, expect.any(String)]);
      expect(await enter(same)).toBe(userId);

      await cutOff(moment, 'POST /register', { body: registration(other, 'le-mot-de-qui-a-été-coupé') });
      // A new command with the same input, after the interruption, completes the same account.
      await register(other, 'le-mot-de-qui-a-été-coupé');
      const again = await register(other);
      expect([moment, await enter(other)]).toEqual([moment, again]);
      example.advanceClock(16 * minuteMs);
    }
    expect(cut.filter(Boolean).length).toBeGreaterThan(8);
    expect(cut.at(-1)).toBe(false);
  });

  it('proving an address can be completed, with another code if the first was consumed', async () => {
    for (const moment of moments.slice(0, 8)) {
      const email = `preuve-${moment}@exemple.fr`;
      const clientId = await register(email);
      const code = codeIn(await waitForMessage(example, email));
      await cutOff(moment, 'POST /email/proof', { clientId, body: { code } });
      example.advanceClock(minuteMs);
      if (!(await stateOf(clientId))?.emailProved) await ask('GET /resend-code', { clientId });
      if (!(await stateOf(clientId))?.emailProved) await prove(clientId, email, 2);
      expect([moment, (await stateOf(clientId))?.emailProved, await holderOf(email)]).toEqual([moment, true, clientId]);
      example.advanceClock(2 * minuteMs);
    }
  });

  it('changing an address leaves the account with one, and the other available', async () => {
    for (const moment of moments.slice(0, 10)) {
      const [former, wanted] = [`avant-${moment}@exemple.fr`, `apres-${moment}@exemple.fr`];
      const clientId = await register(former);
      await prove(clientId, former);
      await ask('PUT /email', { clientId, body: { email: wanted, password } });
      const code = codeIn(await waitForMessage(example, wanted));
      await cutOff(moment, 'POST /email/proof', { clientId, body: { code } });
      example.advanceClock(2 * minuteMs);
      if ((await stateOf(clientId))?.email !== wanted) await ask('GET /resend-code', { clientId });
      if ((await stateOf(clientId))?.email !== wanted) await prove(clientId, wanted, 2);
      expect([moment, await enter(wanted), await enter(former)]).toEqual([moment, clientId, null]);

      const next = await register(former, newPassword);
      const codes = await sentThere(former, codeIn, 2);
      expect([
        moment,
        await ask('POST /email/proof', { clientId: next, body: { code: codes.at(-1) } }),
        await enter(former, newPassword),
      ]).toEqual([moment, { empty: true }, next]);
      example.advanceClock(16 * minuteMs);
    }
  });

  it('a reset that takes over an account leaves the previous user no sign-in method', async () => {
    for (const moment of moments) {
      const email = `prise-${moment}@exemple.fr`;
      const { services } = example;
      const intruder = await register(email);
      const identity = {
        clientId: intruder,
        provider: 'google',
        identityHash: `intrus-${moment}`,
        device: 'd',
        sessionId: null,
        now: services.clock.now().toISOString(),
      } as const;
      await services.execute({
        aggregate: client,
        id: intruder,
        decide: linkIdentity,
        input: identity,
        context: {
          commandId: services.ids.next(),
          correlationId: 'spec',
          causationId: null,
          actor: 'system:spec',
          ownerId: intruder,
          occurredAt: identity.now,
          timeZone: 'UTC',
        },
      });
      const sessions = () =>
        services.access.sessionsOf({ userType: 'client', userId: intruder }, services.clock.now().toISOString());
      expect(await sessions()).toHaveLength(1);

      const token = await resetLink(email, 1);
      await cutOff(moment, 'PUT /password/forgotten', { body: { token, newPassword } });
      // At no moment is the address proved while the intruder has a sign-in method left.
      const left = {
        password: await enter(email),
        sessions: await sessions(),
        identities: (await stateOf(intruder))?.identities,
      };
      expect((await holderOf(email)) === null ? 'not proved' : left).toEqual(
        (await holderOf(email)) === null ? 'not proved' : withoutSignInMethod,
      );

      expect(
        await ask('PUT /password/forgotten', { body: { token: await resetLink(email, 2), newPassword } }),
      ).toMatchObject({ empty: true });
      expect([
        moment,
        await enter(email),
        await sessions(),
        (await stateOf(intruder))?.identities,
        await holderOf(email),
      ]).toEqual([moment, null, [], {}, intruder]);
      expect(await enter(email, newPassword)).toBe(intruder);
      example.advanceClock(16 * minuteMs);
    }
  });
});
