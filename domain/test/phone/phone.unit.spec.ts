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
  it('fixes the client it belongs to', () => forPhone.given().when(claimPhone, claim).then(claimed));
  it('adds nothing for the same client', () => forPhone.given(claimed).when(claimPhone, claim).thenNothing());
  it('is a proof for the same client a week later', () =>
    forPhone
      .given(claimed)
      .when(claimPhone, { ...claim, now: daysLater(7) })
      .then(again));
  it('refuses another client', () =>
    forPhone
      .given(claimed)
      .when(claimPhone, { ...claim, clientId: 'client-2' })
      .thenRefused('client.phone-taken'));
  it('is open again once it was freed', () => forPhone.given(claimed, freed).when(claimPhone, claim).then(claimed));
});

describe('proving a number again', () => {
  it('is noted after a week', () =>
    forPhone
      .given(claimed)
      .when(provePhone, { ...claim, now: daysLater(7) })
      .then(again));
  it('is not noted at every visit', () =>
    forPhone
      .given(claimed, again)
      .when(provePhone, { ...claim, now: daysLater(13) })
      .thenNothing());
  it('can be recorded for no other account', () =>
    forPhone
      .given(claimed)
      .when(provePhone, { ...claim, clientId: 'client-2', now: daysLater(7) })
      .thenNothing());
});

describe('freeing a number', () => {
  it('lets it go', () => forPhone.given(claimed).when(freePhone, claim).then(freed));
  it('adds nothing twice', () => forPhone.given(claimed, freed).when(freePhone, claim).thenNothing());
  it('leaves another’s alone', () =>
    forPhone
      .given(claimed)
      .when(freePhone, { ...claim, clientId: 'client-2' })
      .thenNothing());
});

describe('a number in an account', () => {
  const wait = { ...asked, phoneHash, phone: phoneNumber };
  it('is awaited first', () => forClient.given(registered).when(requestPhoneChange, wait).then(awaited));
  it('is awaited once', () => forClient.given(registered, awaited).when(requestPhoneChange, wait).thenNothing());
  it('refuses an unknown client', () =>
    forClient.given().when(requestPhoneChange, wait).thenRefused('client.not-found'));
  it('is theirs once proved', () => forClient.given(registered, awaited).when(proveClientPhone, wait).then(proved));
  it('is proved once', () => forClient.given(registered, awaited, proved).when(proveClientPhone, wait).thenNothing());
  it('refuses an unknown client', () => forClient.given().when(proveClientPhone, wait).thenRefused('client.not-found'));
  it('is taken away', () => forClient.given(registered, proved).when(removePhone, asked).then(removed));
  it('is taken away once', () => forClient.given(registered, proved, removed).when(removePhone, asked).thenNothing());
  it('cannot be removed as the last sign-in method', () =>
    forClient.given(registeredWithout, proved).when(removePhone, asked).thenRefused('client.last-way-in'));
  it('refuses an unknown client', () => forClient.given().when(removePhone, asked).thenRefused('client.not-found'));
});

describe('a number that was reassigned', () => {
  const lose = { clientId, phoneHash, now };
  it('goes', () =>
    forClient
      .given(registered, proved)
      .when(removeReassignedPhone, lose)
      .then({ ...removed, data: { ...removed.data, reason: 'moved', sessionId: null }, private: null }));
  it('goes once', () => forClient.given(registered, proved, removed).when(removeReassignedPhone, lose).thenNothing());
  it('stays with whom it alone lets in', () =>
    forClient.given(registeredWithout, proved).when(removeReassignedPhone, lose).thenRefused('client.last-way-in'));
});

describe('arriving by a number', () => {
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
  it('makes an account with nothing but the number', () =>
    forClient.given().when(registerByPhone, arrive).then(nameless, cameIn));
  it('keeps the referral code', () =>
    forClient
      .given()
      .when(registerByPhone, { ...arrive, referralCode: 'AMIE-7' })
      .then({ ...nameless, private: { ...nameless.private, referralCode: 'AMIE-7' } }, cameIn));
  it('adds nothing where the account lists it', () =>
    forClient.given(nameless, cameIn).when(registerByPhone, arrive).thenNothing());
  it('never enters an account that does not list it', () =>
    forClient.given(registered).when(registerByPhone, arrive).thenRefused('client.already-registered'));
});

describe('what a number opens', () => {
  const account = (...events: readonly ClientAccountEvent[]) => events.reduce(client.evolve, client.initial);
  const proof = { phoneHash, provedAt: now };
  it.each([
    [0, 'opens'],
    [90, 'opens'],
    [91, 'lapsed'],
  ] as const)('%i days after its last proof, beside another way in: %s', (days, answer) =>
    expect(checkPhoneSignIn({ ...proof, now: daysLater(days) }, account(registered, proved))).toBe(answer),
  );
  it('years later, as the only sign-in method: the account', () =>
    expect(checkPhoneSignIn({ ...proof, now: daysLater(900) }, account(registeredWithout, proved))).toBe('opens'));
  it('nothing where the account has another number, or is not there', () => {
    expect(checkPhoneSignIn({ ...proof, now }, account(registered))).toBe('not-theirs');
    expect(checkPhoneSignIn({ ...proof, now, phoneHash: 'other' }, account(registered, proved))).toBe('not-theirs');
    expect(checkPhoneSignIn({ ...proof, now }, account())).toBe('not-theirs');
  });
});
