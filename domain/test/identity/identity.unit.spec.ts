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
  it('fixes the client it belongs to', () => forIdentity.given().when(claimIdentity, claim).then(claimed));
  it('adds nothing for the same client', () => forIdentity.given(claimed).when(claimIdentity, claim).thenNothing());
  it('refuses another client', () =>
    forIdentity
      .given(claimed)
      .when(claimIdentity, { ...claim, clientId: 'client-2' })
      .thenRefused('client.identity-taken'));
  it('is open again once it was freed', () =>
    forIdentity
      .given(claimed, freed)
      .when(claimIdentity, { ...claim, clientId: 'client-2' })
      .then({ ...claimed, data: { ...claimed.data, clientId: 'client-2' } }));
});

describe('freeing an identity', () => {
  it('lets it go', () => forIdentity.given(claimed).when(freeIdentity, { identityHash, clientId, now }).then(freed));
  it('adds nothing twice', () =>
    forIdentity.given(claimed, freed).when(freeIdentity, { identityHash, clientId, now }).thenNothing());
  it('leaves another’s alone', () =>
    forIdentity.given(claimed).when(freeIdentity, { identityHash, clientId: 'client-2', now }).thenNothing());
});

describe('linking an identity', () => {
  const link = { clientId, provider: 'google', identityHash, sessionId: 'session-1', device: 'Firefox', now } as const;
  it('notes where it was asked for', () => forClient.given(registered).when(linkIdentity, link).then(linked));
  it('adds nothing for the same one', () => forClient.given(registered, linked).when(linkIdentity, link).thenNothing());
  it('refuses a second one of the same provider', () =>
    forClient
      .given(registered, linked)
      .when(linkIdentity, { ...link, identityHash: 'identity-hash-2' })
      .thenRefused('client.provider-linked'));
  it('refuses a client that is not there', () =>
    forClient.given().when(linkIdentity, link).thenRefused('client.not-found'));
});

describe('unlinking an identity', () => {
  const unlink = { clientId, provider: 'google', sessionId: 'session-1', device: 'Firefox', now } as const;
  const unlinked = {
    type: 'ClientIdentityUnlinked',
    data: { clientId, provider: 'google', identityHash, sessionId: 'session-1', unlinkedAt: now },
    private: { device: 'Firefox' },
  } as const;
  it('takes it away', () => forClient.given(registered, linked).when(unlinkIdentity, unlink).then(unlinked));
  it('adds nothing twice', () =>
    forClient.given(registered, linked, unlinked).when(unlinkIdentity, unlink).thenNothing());
  it('refuses to remove the last sign-in method', () =>
    forClient.given(registeredWithout, linked).when(unlinkIdentity, unlink).thenRefused('client.last-way-in'));
  it('refuses a client that is not there', () =>
    forClient.given().when(unlinkIdentity, unlink).thenRefused('client.not-found'));
});

describe('arriving by an identity', () => {
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
  it('makes an account without password or address', () =>
    forClient.given().when(registerByIdentity, arrive).then(registeredWithout, cameIn));
  it('keeps the referral code', () =>
    forClient
      .given()
      .when(registerByIdentity, { ...arrive, referralCode: 'AMIE-7' })
      .then({ ...registeredWithout, private: { email: null, firstname: 'Claire', referralCode: 'AMIE-7' } }, cameIn));
  it('adds nothing where the account lists it', () =>
    forClient.given(registeredWithout, cameIn).when(registerByIdentity, arrive).thenNothing());
  it('never enters an account that does not list it', () =>
    forClient.given(registered).when(registerByIdentity, arrive).thenRefused('client.already-registered'));
});

describe('ways in', () => {
  const after = (...events: readonly Parameters<typeof client.evolve>[1][]) =>
    events.reduce(client.evolve, client.initial);
  it('are a password, a phone and whatever is linked', () => {
    const account = after(
      registered,
      linked,
      { ...linked, data: { ...linked.data, provider: 'x' } },
      { type: 'ClientPhoneProved', data: { clientId, phoneHash: 'h', sessionId: null, provedAt: now }, private: null },
    );
    expect(account.status === 'registered' && signInMethodsOf(account)).toEqual(['password', 'phone', 'google', 'x']);
  });
  it('go with a password that removes the others', () => {
    const account = after(registered, linked, {
      type: 'ClientPasswordChanged',
      data: { clientId, credentialId: 'c', sessionId: null, changedAt: now, otherWaysIn: 'removed' },
      private: null,
    });
    expect(account.status === 'registered' && signInMethodsOf(account)).toEqual(['password']);
  });
});
