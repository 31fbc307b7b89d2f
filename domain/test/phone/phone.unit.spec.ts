import { describe, expect, it } from 'vitest';
import { client } from '#client/client.aggregate.ts';
import type { ClientAccountEvent } from '#client/client.events.ts';
import { checkPhoneSignIn } from '#phone/check-phone-sign-in.ts';
import { claimPhone } from '#phone/claim-phone.ts';
import { freePhone } from '#phone/free-phone.ts';
import { proveClientPhone } from '#phone/prove-client-phone.ts';
import { provePhone } from '#phone/prove-phone.ts';
import { registerByPhone } from '#phone/register-by-phone.ts';
import { removePhone } from '#phone/remove-phone.ts';
import { removeReassignedPhone } from '#phone/remove-reassigned-phone.ts';
import { requestPhoneChange } from '#phone/request-phone-change.ts';
import { clientId, forClient, now, registered } from '#test/client/client.fixtures.ts';
import { registeredWithout } from '#test/identity/identity.fixtures.ts';
import { awaited, claimed, forPhone, phoneHash, phoneNumber, proved } from './phone.fixtures.ts';

const claim = { phoneHash, clientId, now };
const daysLater = (days: number): string => new Date(Date.parse(now) + days * 24 * 3_600_000).toISOString();
const freed = { type: 'PhoneFreed', data: { phoneHash, clientId, freedAt: now }, private: null } as const;
const again = { type: 'PhoneProved', data: { phoneHash, clientId, provedAt: daysLater(7) }, private: null } as const;
const asked = { clientId, sessionId: 'session-1', device: 'Firefox', now };
const removed = {
  type: 'ClientPhoneRemoved',
  data: { clientId, phoneHash, reason: 'asked', sessionId: 'session-1', removedAt: now },
  private: { device: 'Firefox' },
} as const;

describe('claiming a number', () => {
  it('assigns it to the client', () => forPhone.given().when(claimPhone, claim).then(claimed));
  it('appends nothing for the same client', () => forPhone.given(claimed).when(claimPhone, claim).thenNothing());
  it('counts as a new proof for the same client a week later', () =>
    forPhone
      .given(claimed)
      .when(claimPhone, { ...claim, now: daysLater(7) })
      .then(again));
  it('refuses another client', () =>
    forPhone
      .given(claimed)
      .when(claimPhone, { ...claim, clientId: 'client-2' })
      .thenRefused('client.phone-taken'));
  it('is possible again once it was released', () =>
    forPhone.given(claimed, freed).when(claimPhone, claim).then(claimed));
});

describe('proving a number again', () => {
  it('is recorded after a week', () =>
    forPhone
      .given(claimed)
      .when(provePhone, { ...claim, now: daysLater(7) })
      .then(again));
  it('is not recorded at every sign-in', () =>
    forPhone
      .given(claimed, again)
      .when(provePhone, { ...claim, now: daysLater(13) })
      .thenNothing());
  it('refuses another account', () =>
    forPhone
      .given(claimed)
      .when(provePhone, { ...claim, clientId: 'client-2', now: daysLater(7) })
      .thenNothing());
});

describe('releasing a number', () => {
  it('records the release', () => forPhone.given(claimed).when(freePhone, claim).then(freed));
  it('appends nothing twice', () => forPhone.given(claimed, freed).when(freePhone, claim).thenNothing());
  it('appends nothing for another client’s number', () =>
    forPhone
      .given(claimed)
      .when(freePhone, { ...claim, clientId: 'client-2' })
      .thenNothing());
});

describe('the number of an account', () => {
  const wait = { ...asked, phoneHash, phone: phoneNumber };
  it('is pending until proved', () => forClient.given(registered).when(requestPhoneChange, wait).then(awaited));
  it('is pending only once', () => forClient.given(registered, awaited).when(requestPhoneChange, wait).thenNothing());
  it('refuses an unknown client', () =>
    forClient.given().when(requestPhoneChange, wait).thenRefused('client.not-found'));
  it('is recorded once proved', () => forClient.given(registered, awaited).when(proveClientPhone, wait).then(proved));
  it('is recorded as proved only once', () =>
    forClient.given(registered, awaited, proved).when(proveClientPhone, wait).thenNothing());
  it('refuses an unknown client', () => forClient.given().when(proveClientPhone, wait).thenRefused('client.not-found'));
  it('is removed', () => forClient.given(registered, proved).when(removePhone, asked).then(removed));
  it('is removed only once', () => forClient.given(registered, proved, removed).when(removePhone, asked).thenNothing());
  it('cannot be removed as the last sign-in method', () =>
    forClient.given(registeredWithout, proved).when(removePhone, asked).thenRefused('client.last-way-in'));
  it('refuses an unknown client', () => forClient.given().when(removePhone, asked).thenRefused('client.not-found'));
});

describe('a number proved by another account', () => {
  const lose = { clientId, phoneHash, now };
  it('is removed from the first account', () =>
    forClient
      .given(registered, proved)
      .when(removeReassignedPhone, lose)
      .then({ ...removed, data: { ...removed.data, reason: 'moved', sessionId: null }, private: null }));
  it('is removed only once', () =>
    forClient.given(registered, proved, removed).when(removeReassignedPhone, lose).thenNothing());
  it('stays with an account that has no other sign-in method', () =>
    forClient.given(registeredWithout, proved).when(removeReassignedPhone, lose).thenRefused('client.last-way-in'));
});

describe('registering with a number', () => {
  const arrive = {
    clientId,
    phoneHash,
    phone: phoneNumber,
    device: 'Firefox',
    language: 'fr',
    referralCode: null,
    now,
  } as const;
  const nameless = {
    ...registeredWithout,
    data: { ...registeredWithout.data, registeredAt: now },
    private: { email: null, firstname: null },
  };
  const cameIn = { ...proved, data: { ...proved.data, sessionId: null } };
  it('creates an account with only the number', () =>
    forClient.given().when(registerByPhone, arrive).then(nameless, cameIn));
  it('stores the referral code', () =>
    forClient
      .given()
      .when(registerByPhone, { ...arrive, referralCode: 'AMIE-7' })
      .then({ ...nameless, private: { ...nameless.private, referralCode: 'AMIE-7' } }, cameIn));
  it('appends nothing when the account lists the number', () =>
    forClient.given(nameless, cameIn).when(registerByPhone, arrive).thenNothing());
  it('refuses an account that does not list it', () =>
    forClient.given(registered).when(registerByPhone, arrive).thenRefused('client.already-registered'));
});

describe('signing in with a number', () => {
  const account = (...events: readonly ClientAccountEvent[]) => events.reduce(client.evolve, client.initial);
  const proof = { phoneHash, provedAt: now };
  it.each([
    [0, 'opens'],
    [90, 'opens'],
    [91, 'lapsed'],
  ] as const)('%i days after its last proof, with another sign-in method: %s', (days, answer) =>
    expect(checkPhoneSignIn({ ...proof, now: daysLater(days) }, account(registered, proved))).toBe(answer),
  );
  it('years later, as the only sign-in method: opens the account', () =>
    expect(checkPhoneSignIn({ ...proof, now: daysLater(900) }, account(registeredWithout, proved))).toBe('opens'));
  it('is refused when the account has another number, or is unknown', () => {
    expect(checkPhoneSignIn({ ...proof, now }, account(registered))).toBe('not-theirs');
    expect(checkPhoneSignIn({ ...proof, now, phoneHash: 'other' }, account(registered, proved))).toBe('not-theirs');
    expect(checkPhoneSignIn({ ...proof, now }, account())).toBe('not-theirs');
  });
});
