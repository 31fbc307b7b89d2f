import { describe, expect, it } from 'vitest';
import { claimEmail } from './claim-email.ts';
import { client } from './client.aggregate.ts';
import { clientId, forClient, forEmail, now, registered } from './client.examples.ts';
import type { EmailClaimed } from './client.events.ts';
import { registerClient, type RegisterClient } from './register-client.ts';

describe('claiming an address', () => {
  const claim = { emailHash: 'hash-1', clientId, now };
  const claimed: EmailClaimed = { type: 'EmailClaimed', data: { emailHash: 'hash-1', clientId, claimedAt: now }, private: null };

  it('fixes the client an address belongs to', () => forEmail.given().when(claimEmail, claim).then(claimed));
  it('adds nothing for the same client', () => forEmail.given(claimed).when(claimEmail, claim).thenNothing());
  it('refuses another client', () =>
    forEmail.given(claimed).when(claimEmail, { ...claim, clientId: 'client-2' }).thenRefused('client.email-taken'));
});

describe('registering', () => {
  const register: RegisterClient = {
    clientId, credentialId: 'credential-1', emailHash: 'hash-1', email: 'claire@exemple.fr', firstname: 'Claire', language: 'fr',
    referralCode: null, now: registered.data.registeredAt,
  };

  it('makes the client', () => forClient.given().when(registerClient, register).then(registered));
  it('keeps the referral code among the private words', () =>
    forClient.given().when(registerClient, { ...register, referralCode: 'AMIE-7' })
      .then({ ...registered, private: { email: 'claire@exemple.fr', firstname: 'Claire', referralCode: 'AMIE-7' } }));
  it('adds nothing for the same credential', () => forClient.given(registered).when(registerClient, register).thenNothing());
  it('never lets a second password into the account', () =>
    forClient.given(registered).when(registerClient, { ...register, credentialId: 'credential-2' }).thenRefused('client.already-registered'));
  it('keeps going without words once the key is gone', () =>
    expect(client.evolve(client.initial, { ...registered, private: null })).toMatchObject({ status: 'registered', portrait: {} }));
});
