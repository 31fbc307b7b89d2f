import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { registerClient } from '@ecrin/domain/client/register-client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandAsClient } from '#account/command-as-client.ts';
import { assignEmail } from '#account/email/assign-email.ts';
import { emailHashOf } from '#account/email/email-hash.ts';
import { findAccount } from '#account/find-accounts.ts';
import { claimAndLinkIdentity } from '#account/social/claim-and-link-identity.ts';
import { findIdentityHolder, identityHashOf } from '#account/social/identity-holder.ts';
import { signInByIdentity } from '#account/social/sign-in-by-identity.ts';
import type { OauthReturn } from '#account/social/social-sign-in.ts';
import { unlinkIdentityRoute } from '#account/social/unlink-identity.route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { contextOf, openSignInServices, wasInterrupted } from '../sign-in.fixtures.ts';

const now = '2026-01-02T09:00:00.000Z';
/** More than the number of writes of any of these. */
const moments = [...Array.from({ length: 10 }).keys()];
const request = { header: () => 'Firefox', cookie: () => null };

describe('social sign-in, interrupted between any two writes', { timeout: 60_000 }, () => {
  let example: Awaited<ReturnType<typeof openSignInServices>>;
  beforeAll(async () => {
    example = await openSignInServices();
  });
  afterAll(() => example.close());

  const coming = (subject: string, verifiedEmail: string | null = null): OauthReturn => ({
    intent: { provider: 'google', language: 'fr', referralCode: null, linkTo: null },
    identity: { issuer: 'https://accounts.example', subject, verifiedEmail, firstname: 'Claire' },
    request,
  });
  const hashOf = (subject: string) => identityHashOf(example.services, coming(subject).identity);
  const holderOf = (subject: string) =>
    findIdentityHolder(example.services, { provider: 'google', identityHash: hashOf(subject) }, contextOf(now));
  const enter = async (services: ApiServices, one: OauthReturn) => signInByIdentity(services, one, contextOf(now));
  /** A client with a password and, optionally, a proved address. */
  const person = async (email: string | null): Promise<string> => {
    const context = contextOf(now);
    const clientId = context.newId();
    const input = {
      clientId,
      credentialId: 'credential',
      emailHash: null,
      email: null,
      firstname: 'Claire',
      language: 'fr',
      referralCode: null,
      now,
    } as const;
    await example.services.execute({
      aggregate: client,
      id: clientId,
      decide: registerClient,
      input,
      context: commandAsClient(context, clientId),
    });
    const account = await findAccount(example.services, clientId);
    if (account && email)
      await assignEmail(
        example.services,
        { account, email, emailHash: emailHashOf(example.services, email), by: 'code' },
        context,
      );
    return clientId;
  };

  it('a registration is completed by the next one, in one account with its address', async () => {
    const cut: boolean[] = [];
    for (const moment of moments) {
      const one = coming(`arrival-${moment}`, `arrivee-${moment}@exemple.fr`);
      const before = example.registered.length;
      cut.push(await wasInterrupted(enter(example.cutAfter(moment), one)));
      expect(await enter(example.services, one)).toMatchObject({ headers: { Location: '/verify/sign-in' } });
      const holder = await holderOf(one.identity.subject);
      expect([moment, holder.status, example.registered.length - before]).toEqual([moment, 'opens', 1]);
      expect(await example.account('clientId' in holder ? holder.clientId : '')).toMatchObject({
        emailProved: true,
        email: one.identity.verifiedEmail,
        credentialId: null,
      });
    }
    expect([cut[0], cut[3], cut.at(-1)]).toEqual([true, true, false]);
  });

  it('a link by a proved address is completed by the next one, and notified once it is complete', async () => {
    for (const moment of moments.slice(0, 6)) {
      const email = `connue-${moment}@exemple.fr`;
      const [owner, before] = [await person(email), example.registered.length];
      const one = coming(`known-${moment}`, email);
      await wasInterrupted(enter(example.cutAfter(moment), one));
      await enter(example.services, one);
      expect([moment, await holderOf(one.identity.subject), example.registered.length]).toEqual([
        moment,
        { status: 'opens', clientId: owner },
        before,
      ]);
      expect(example.queued).toContainEqual({
        kind: 'identity-linked',
        clientId: owner,
        provider: 'google',
        identityHash: hashOf(one.identity.subject),
      });
    }
  });

  it('a link from a session can be requested again', async () => {
    for (const moment of moments.slice(0, 4)) {
      const clientId = await person(null);
      const link = {
        clientId,
        provider: 'google',
        identityHash: hashOf(`link-${moment}`),
        sessionId: 'session-1',
        device: 'Firefox',
      } as const;
      await wasInterrupted(claimAndLinkIdentity(example.cutAfter(moment), link, contextOf(now, clientId)));
      expect(await claimAndLinkIdentity(example.services, link, contextOf(now, clientId))).toBe(null);
      expect([moment, await holderOf(`link-${moment}`)]).toEqual([moment, { status: 'opens', clientId }]);
    }
  });

  it('an incomplete link from a session does not block the identity', async () => {
    const clientId = await person(null);
    const link = {
      clientId,
      provider: 'google',
      identityHash: hashOf('half'),
      sessionId: 'session-1',
      device: 'Firefox',
    } as const;
    expect(await wasInterrupted(claimAndLinkIdentity(example.cutAfter(1), link, contextOf(now, clientId)))).toBe(true);
    await enter(example.services, coming('half'));
    expect(await holderOf('half')).toMatchObject({ status: 'opens', clientId: expect.not.stringMatching(clientId) });
  });

  it('an unlinked identity signs in to nothing from the first write on', async () => {
    for (const moment of moments.slice(0, 4)) {
      const [clientId, subject] = [await person(null), `unlink-${moment}`];
      const link = {
        clientId,
        provider: 'google',
        identityHash: hashOf(subject),
        sessionId: 'session-1',
        device: 'Firefox',
      } as const;
      await claimAndLinkIdentity(example.services, link, contextOf(now, clientId));
      const asked = {
        params: { provider: 'google' },
        query: {},
        body: undefined,
        raw: none(),
        header: () => null,
        cookie: () => null,
        signal: () => AbortSignal.timeout(9_000),
      } as const;
      const unlink = (services: ApiServices) =>
        unlinkIdentityRoute(services).handle(asked, contextOf(now, clientId), services.execute);
      const cut = await wasInterrupted(unlink(example.cutAfter(moment)));
      expect([moment, (await holderOf(subject)).status]).toEqual([moment, moment === 0 ? 'opens' : 'nobody']);
      expect(cut).toBe(moment < 2);
      expect(await unlink(example.services)).toEqual({ empty: true });
      expect(await holderOf(subject)).toEqual({ status: 'nobody' });
    }
  });
});

const none = async function* (): AsyncGenerator<Uint8Array> {
  // No body is read here.
};
