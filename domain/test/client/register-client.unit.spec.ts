import { describe, expect, it } from 'vitest';
import { client } from '#client/client.aggregate.ts';
import { registerClient, type RegisterClient } from '#client/register-client.ts';
import { clientId, forClient, registered } from './client.fixtures.ts';

describe('registering', () => {
  const register: RegisterClient = {
    clientId,
    credentialId: 'credential-1',
    emailHash: 'hash-1',
    email: 'claire@exemple.fr',
    firstname: 'Claire',
    language: 'fr',
    referralCode: null,
    now: registered.data.registeredAt,
  };

  it('creates the client', () => forClient.given().when(registerClient, register).then(registered));
  it('stores the referral code in the private data', () =>
    forClient
      .given()
      .when(registerClient, { ...register, referralCode: 'AMIE-7' })
      .then({ ...registered, private: { email: 'claire@exemple.fr', firstname: 'Claire', referralCode: 'AMIE-7' } }));
  it('appends nothing for the same credential', () =>
    forClient.given(registered).when(registerClient, register).thenNothing());
  it('creates a client without password and address for other sign-in methods', () =>
    forClient
      .given()
      .when(registerClient, { ...register, credentialId: null, emailHash: null, email: null, firstname: null })
      .then({
        ...registered,
        data: { ...registered.data, credentialId: null, emailHash: null },
        private: { email: null, firstname: null },
      }));
  it('never adds a second password to the account', () =>
    forClient
      .given(registered)
      .when(registerClient, { ...register, credentialId: 'credential-2' })
      .thenRefused('client.already-registered'));
  it('still loads without private data once the key is destroyed', () =>
    expect(client.evolve(client.initial, { ...registered, private: null })).toMatchObject({
      status: 'registered',
      portrait: {},
    }));
});
