import { deactivateClient, reactivateClient } from '@ecrin/domain/client/administration/deactivate-client.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renewSessionRoute } from '#account/session/renew-session.route.ts';
import { startSession } from '#account/session/start-session.ts';
import { signInByIdentity } from '#account/social/sign-in-by-identity.ts';
import type { OauthReturn } from '#account/social/social-sign-in.ts';
import { contextOf, openSignInServices } from '../sign-in.fixtures.ts';

const now = '2026-01-02T09:00:00.000Z';
const act = { by: 'admin-1', reason: 'Demandé', now };
const returned: OauthReturn = {
  intent: { provider: 'google', language: 'fr', referralCode: null, linkTo: null },
  identity: { issuer: 'https://accounts.example', subject: 'claire', verifiedEmail: null, firstname: 'Claire' },
  request: { header: () => 'Firefox', cookie: () => null },
};

describe('a deactivated account', () => {
  let example: Awaited<ReturnType<typeof openSignInServices>>;
  let clientId: string;
  beforeAll(async () => {
    example = await openSignInServices();
    await enterByGoogle();
    clientId = String(example.registered[0]).replace('client-', '');
  });
  afterAll(() => example.close());

  const enterByGoogle = () => signInByIdentity(example.services, returned, contextOf(now));
  /** As by a code sent to a phone: it has been checked before. */
  const enterByPhone = () =>
    startSession(example.services, { clientId, isStillValid: () => true, request: returned.request }, contextOf(now));
  const change = (decide: typeof deactivateClient | typeof reactivateClient) =>
    example.services.execute({
      aggregate: client,
      id: clientId,
      decide,
      input: act,
      context: contextOf(now, clientId).command,
    });
  const openSessions = async () => example.access.sessionsOf({ userType: 'client', userId: clientId }, now);
  const cookieOf = (reply: Awaited<ReturnType<typeof enterByGoogle>>): string =>
    /ecrin-session=([^;]+)/.exec(JSON.stringify(reply.headers))?.[1] ?? '';
  const renew = (cookie: string) =>
    renewSessionRoute(example.services, 'client').handle(
      {
        params: {},
        query: {},
        body: undefined,
        raw: none(),
        header: (name) => (name === 'Content-Type' ? 'application/json' : null),
        cookie: () => cookie,
        signal: () => AbortSignal.timeout(9_000),
      },
      contextOf(now),
    );

  it('renews no session that a crash left open, and ends it', async () => {
    const cookie = cookieOf(await enterByGoogle());
    expect(await renew(cookie)).toMatchObject({ json: { userId: clientId } });
    // The process ended right after this event.
    await change(deactivateClient);
    const before = (await openSessions()).length;
    expect(await renew(cookie)).toMatchObject({ refused: 'general.unauthorized' });
    expect((await openSessions()).length).toBe(before - 1);
  });

  it('is not signed in to by a social account or a phone, and no session is opened', async () => {
    const before = await openSessions();
    expect(await enterByGoogle()).toMatchObject({ headers: { Location: '/login?refused=deactivated' } });
    expect(await enterByPhone()).toEqual({ refused: 'client.deactivated' });
    expect(await openSessions()).toEqual(before);
  });

  it('is signed in to again once it is reactivated', async () => {
    await change(reactivateClient);
    expect(await enterByGoogle()).toMatchObject({ headers: { Location: '/verify/sign-in' } });
    expect(await enterByPhone()).toMatchObject({ json: { userId: clientId } });
  });
});

const none = async function* (): AsyncGenerator<Uint8Array> {
  // No body is read here.
};
