import { describe, expect, it } from 'vitest';
import { changePassword } from '#client/change-password.ts';
import { client } from '#client/client.aggregate.ts';
import { clientId, forClient, now, registered } from './client.fixtures.ts';

const change = {
  clientId,
  credentialId: 'credential-2',
  replaces: 'credential-1',
  sessionId: 'session-1',
  device: 'Firefox',
  now,
};
const changed = {
  type: 'ClientPasswordChanged',
  data: { clientId, credentialId: 'credential-2', sessionId: 'session-1', changedAt: now },
  private: { device: 'Firefox' },
} as const;

describe('changing the password', () => {
  it('records the new credential and the session it was done in', () =>
    forClient.given(registered).when(changePassword, change).then(changed));
  it('is refused when another change came first', () =>
    forClient
      .given(registered, changed)
      .when(changePassword, { ...change, credentialId: 'credential-3' })
      .thenRefused('client.current-password-refused'));
  it('by reset link may remove the other sign-in methods with the old password', () =>
    forClient
      .given(registered)
      .when(changePassword, { ...change, sessionId: null, removesOtherWaysIn: true })
      .then({ ...changed, data: { ...changed.data, sessionId: null, otherWaysIn: 'removed' } }));
  it('adds a password to an account without one', () =>
    forClient
      .given({ ...registered, data: { ...registered.data, credentialId: null } })
      .when(changePassword, { ...change, replaces: null })
      .then(changed));
  it('cancels the address and the number that were still to be proved', () => {
    const asked = {
      type: 'ClientEmailChangeAsked',
      data: { clientId, emailHash: 'hash-2', sessionId: 's', askedAt: now },
      private: { email: 'c@exemple.fr', device: 'd' },
    } as const;
    const awaited = {
      type: 'ClientPhoneAwaited',
      data: { clientId, phoneHash: 'p', sessionId: 's', awaitedAt: now },
      private: { phone: '+33612345678', device: 'd' },
    } as const;
    expect([registered, asked, awaited, changed].reduce(client.evolve, client.initial)).toMatchObject({
      awaitedEmail: null,
      awaitedPhone: null,
    });
  });
  it('is never refused', () => forClient.given().when(changePassword, change).thenRefused('client.not-found'));
  it('switches the account to the new credential, also after its device was forgotten', () =>
    expect([registered, { ...changed, private: null }].reduce(client.evolve, client.initial)).toMatchObject({
      credentialId: 'credential-2',
      emailHash: 'hash-1',
    }));
});
