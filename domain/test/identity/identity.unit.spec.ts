import { describe, expect, it } from 'vitest';
import { client } from '#client/client.aggregate.ts';
import { signInMethodsOf } from '#client/sign-in-methods.ts';
import { claimIdentity } from '#identity/claim-identity.ts';
import { freeIdentity } from '#identity/free-identity.ts';
import { linkIdentity } from '#identity/link-identity.ts';
import { registerByIdentity, type RegisterByIdentity } from '#identity/register-by-identity.ts';
import { unlinkIdentity } from '#identity/unlink-identity.ts';
import { clientId, forClient, now, registered } from '#test/client/client.fixtures.ts';
import { claimed, forIdentity, identityHash, linked, registeredWithout } from './identity.fixtures.ts';

const claim = { identityHash, provider: 'google', clientId, now } as const;
const freed = { type: 'IdentityFreed', data: { identityHash, clientId, freedAt: now }, private: null } as const;

describe('claiming an identity', () => {
  it('assigns it to the client', () => forIdentity.given().when(claimIdentity, claim).then(claimed));
  it('appends nothing for the same client', () => forIdentity.given(claimed).when(claimIdentity, claim).thenNothing());
  it('refuses another client', () =>
    forIdentity
      .given(claimed)
      .when(claimIdentity, { ...claim, clientId: 'client-2' })
      .thenRefused('client.identity-taken'));
  it('is possible again once it was released', () =>
    forIdentity
      .given(claimed, freed)
      .when(claimIdentity, { ...claim, clientId: 'client-2' })
      .then({ ...claimed, data: { ...claimed.data, clientId: 'client-2' } }));
});

describe('releasing an identity', () => {
  it('records the release', () =>
    forIdentity.given(claimed).when(freeIdentity, { identityHash, clientId, now }).then(freed));
  it('appends nothing twice', () =>
    forIdentity.given(claimed, freed).when(freeIdentity, { identityHash, clientId, now }).thenNothing());
  it('appends nothing for another client’s identity', () =>
    forIdentity.given(claimed).when(freeIdentity, { identityHash, clientId: 'client-2', now }).thenNothing());
});

describe('linking an identity', () => {
  const link = { clientId, provider: 'google', identityHash, sessionId: 'session-1', device: 'Firefox', now } as const;
  it('records the session it was asked from', () => forClient.given(registered).when(linkIdentity, link).then(linked));
  it('appends nothing for the same one', () =>
    forClient.given(registered, linked).when(linkIdentity, link).thenNothing());
  it('refuses a second one of the same provider', () =>
    forClient
      .given(registered, linked)
      .when(linkIdentity, { ...link, identityHash: 'identity-hash-2' })
      .thenRefused('client.provider-linked'));
  it('refuses an unknown client', () => forClient.given().when(linkIdentity, link).thenRefused('client.not-found'));
});

describe('unlinking an identity', () => {
  const unlink = { clientId, provider: 'google', sessionId: 'session-1', device: 'Firefox', now } as const;
  const unlinked = {
    type: 'ClientIdentityUnlinked',
    data: { clientId, provider: 'google', identityHash, sessionId: 'session-1', unlinkedAt: now },
    private: { device: 'Firefox' },
  } as const;
  it('records the removal', () => forClient.given(registered, linked).when(unlinkIdentity, unlink).then(unlinked));
  it('appends nothing twice', () =>
    forClient.given(registered, linked, unlinked).when(unlinkIdentity, unlink).thenNothing());
  it('refuses to remove the last sign-in method', () =>
    forClient.given(registeredWithout, linked).when(unlinkIdentity, unlink).thenRefused('client.last-way-in'));
  it('refuses an unknown client', () => forClient.given().when(unlinkIdentity, unlink).thenRefused('client.not-found'));
});

describe('registering with an identity', () => {
  const arrive: RegisterByIdentity = {
    clientId,
    provider: 'google',
    identityHash,
    device: 'Firefox',
    firstname: 'Claire',
    language: 'fr',
    referralCode: null,
    now: registered.data.registeredAt,
  };
  const cameIn = { ...linked, data: { ...linked.data, sessionId: null, linkedAt: registered.data.registeredAt } };
  it('creates an account without password or address', () =>
    forClient.given().when(registerByIdentity, arrive).then(registeredWithout, cameIn));
  it('stores the referral code', () =>
    forClient
      .given()
      .when(registerByIdentity, { ...arrive, referralCode: 'AMIE-7' })
      .then({ ...registeredWithout, private: { email: null, firstname: 'Claire', referralCode: 'AMIE-7' } }, cameIn));
  it('appends nothing when the account lists the identity', () =>
    forClient.given(registeredWithout, cameIn).when(registerByIdentity, arrive).thenNothing());
  it('refuses an account that does not list it', () =>
    forClient.given(registered).when(registerByIdentity, arrive).thenRefused('client.already-registered'));
});

describe('sign-in methods', () => {
  const after = (...events: readonly Parameters<typeof client.evolve>[1][]) =>
    events.reduce(client.evolve, client.initial);
  it('are a password, a phone and linked identities', () => {
    const account = after(
      registered,
      linked,
      { ...linked, data: { ...linked.data, provider: 'x' } },
      { type: 'ClientPhoneProved', data: { clientId, phoneHash: 'h', sessionId: null, provedAt: now }, private: null },
    );
    expect(account.status === 'registered' && signInMethodsOf(account)).toEqual(['password', 'phone', 'google', 'x']);
  });
  it('are removed by a password change that removes the others', () => {
    const account = after(registered, linked, {
      type: 'ClientPasswordChanged',
      data: { clientId, credentialId: 'c', sessionId: null, changedAt: now, otherWaysIn: 'removed' },
      private: null,
    });
    expect(account.status === 'registered' && signInMethodsOf(account)).toEqual(['password']);
  });
});
