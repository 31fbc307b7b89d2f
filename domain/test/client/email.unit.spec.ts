import { describe, expect, it } from 'vitest';
import { client } from '#client/client.aggregate.ts';
import type { ClientEmailProved, EmailClaimed, EmailProved, EmailReleased } from '#client/client.events.ts';
import { claimEmail } from '#client/email/claim-email.ts';
import { email } from '#client/email/email.aggregate.ts';
import { proveClientEmail } from '#client/email/prove-client-email.ts';
import { proveEmail } from '#client/email/prove-email.ts';
import { releaseEmail } from '#client/email/release-email.ts';
import { requestEmailChange } from '#client/email/request-email-change.ts';
import { clientId, forClient, forEmail, now, registered } from './client.fixtures.ts';

const emailHash = 'hash-1';
const claimedBy = (one: string): EmailClaimed => ({
  type: 'EmailClaimed',
  data: { emailHash, clientId: one, claimedAt: now },
  private: null,
});
const provedBy = (one: string): EmailProved => ({
  type: 'EmailProved',
  data: { emailHash, clientId: one, by: 'code', provedAt: now },
  private: null,
});
const releasedBy = (one: string): EmailReleased => ({
  type: 'EmailReleased',
  data: { emailHash, clientId: one, releasedAt: now },
  private: null,
});
const after = (...events: readonly (EmailClaimed | EmailProved | EmailReleased)[]) =>
  events.reduce(email.evolve, email.initial);

describe('claiming an address', () => {
  const claim = { emailHash, clientId, credentialId: 'credential-1', considered: [], now };
  const others = ['one', 'two', 'three'];
  const waiting = others.map((one) => claimedBy(one));
  const considering = (...registered: readonly boolean[]) => ({
    ...claim,
    considered: registered.map((isRegistered, index) => ({ clientId: others[index] ?? '', registered: isRegistered })),
  });

  it('records that an account is registered with it, and its credential', () =>
    forEmail
      .given()
      .when(claimEmail, claim)
      .then({ ...claimedBy(clientId), data: { ...claimedBy(clientId).data, credentialId: 'credential-1' } }));
  it('is allowed while another account holds it', () =>
    expect(claimEmail(claim, after(claimedBy('other'), provedBy('other')))).toMatchObject([{ type: 'EmailClaimed' }]));
  it('appends nothing when claimed again', () =>
    forEmail
      .given(claimedBy(clientId))
      .when(claimEmail, { ...claim, considered: [{ clientId, registered: true }] })
      .thenNothing());
  it('is refused when another account claimed it meanwhile: its password was not compared', () =>
    forEmail.given(claimedBy('one')).when(claimEmail, claim).thenRefused('client.email-claimed-meanwhile'));
  it('is refused once three accounts wait for it', () =>
    forEmail
      .given(...waiting)
      .when(claimEmail, considering(true, true, true))
      .thenRefused('client.too-many-accounts'));
  it('does not count those whose registration is unfinished', () =>
    expect(claimEmail(considering(true, false, true), after(...waiting))).toMatchObject([{ type: 'EmailClaimed' }]));
  it('keeps every account that waits, oldest first', () =>
    expect(after(...waiting)).toEqual({
      holder: null,
      waiting: others.map((one) => ({ clientId: one, credentialId: null, overtaken: false })),
    }));
  it('leaves the address without a holder', () =>
    expect(email.ownerOf(after(claimedBy('one'), provedBy('one')))).toBeNull());
});

describe('proving an address', () => {
  const prove = { emailHash, clientId, by: 'code', now } as const;

  it('makes the account its holder, even if another claimed it first', () =>
    forEmail.given(claimedBy('other'), claimedBy(clientId)).when(proveEmail, prove).then(provedBy(clientId)));
  it('overtakes the accounts that waited, not those that claim it later', () =>
    expect(after(claimedBy('one'), claimedBy(clientId), provedBy(clientId), claimedBy('two'))).toEqual({
      holder: clientId,
      waiting: [
        { clientId: 'one', credentialId: null, overtaken: true },
        { clientId: 'two', credentialId: null, overtaken: false },
      ],
    }));
  it('needs no claim', () => forEmail.given().when(proveEmail, prove).then(provedBy(clientId)));
  it('appends nothing for its holder', () =>
    forEmail
      .given(provedBy(clientId))
      .when(proveEmail, { ...prove, by: 'link' })
      .thenNothing());
  it('is refused while another account holds it', () =>
    forEmail.given(provedBy('other')).when(proveEmail, prove).thenRefused('client.email-taken'));
});

describe('releasing an address', () => {
  const release = { emailHash, clientId, now };

  it('leaves it without a holder', () =>
    forEmail.given(claimedBy(clientId), provedBy(clientId)).when(releaseEmail, release).then(releasedBy(clientId)));
  it('keeps the claims of other accounts', () => {
    const other = { clientId: 'other', credentialId: null };
    expect(after(claimedBy(clientId), provedBy(clientId), claimedBy('other'), releasedBy(clientId))).toEqual({
      holder: null,
      waiting: [{ ...other, overtaken: false }],
    });
    expect(after(claimedBy('other'), claimedBy(clientId), provedBy(clientId), releasedBy(clientId))).toEqual({
      holder: null,
      waiting: [{ ...other, overtaken: true }],
    });
    expect(after(claimedBy(clientId), releasedBy(clientId))).toEqual(email.initial);
  });
  it('appends nothing for an account without a claim', () =>
    forEmail.given(claimedBy('other')).when(releaseEmail, release).thenNothing());
});

const asked = {
  type: 'ClientEmailChangeAsked',
  data: { clientId, emailHash: 'hash-2', sessionId: 's', askedAt: now },
  private: { email: 'c@exemple.fr', device: 'Firefox' },
} as const;
const proved = (hash: string, address: string): ClientEmailProved => ({
  type: 'ClientEmailProved',
  data: { clientId, emailHash: hash, by: 'code', provedAt: now },
  private: { email: address },
});
const own = proved(emailHash, 'claire@exemple.fr');

describe('requesting another address', () => {
  const ask = { clientId, emailHash: 'hash-2', email: 'c@exemple.fr', sessionId: 's', device: 'Firefox', now };

  it('stores it as pending, next to the current one', () => {
    forClient.given(registered).when(requestEmailChange, ask).then(asked);
    expect([registered, asked].reduce(client.evolve, client.initial)).toMatchObject({
      emailHash,
      awaitedEmail: { emailHash: 'hash-2', email: 'c@exemple.fr' },
    });
  });
  it('appends nothing for the pending or the current address', () => {
    forClient.given(registered, asked).when(requestEmailChange, ask).thenNothing();
    forClient
      .given(registered, own)
      .when(requestEmailChange, { ...ask, emailHash })
      .thenNothing();
  });
  it('is never refused', () => forClient.given().when(requestEmailChange, ask).thenRefused('client.not-found'));
});

describe('recording a proved address in the account', () => {
  const prove = { clientId, emailHash, email: 'claire@exemple.fr', by: 'code', now } as const;

  it('marks the address as verified', () => {
    forClient.given(registered).when(proveClientEmail, prove).then(own);
    expect([registered, own].reduce(client.evolve, client.initial)).toMatchObject({
      emailHash,
      emailProved: true,
      awaitedEmail: null,
    });
  });
  it('replaces the current address with the pending one', () => {
    const {
      private: { email: address },
    } = asked;
    forClient
      .given(registered, own, asked)
      .when(proveClientEmail, { ...prove, emailHash: 'hash-2', email: address })
      .then(proved('hash-2', address));
    expect([registered, own, asked, proved('hash-2', address)].reduce(client.evolve, client.initial)).toMatchObject({
      emailHash: 'hash-2',
      email: address,
      awaitedEmail: null,
      formerEmailHash: emailHash,
    });
  });
  it('appends nothing when it is already verified', () =>
    forClient.given(registered, own).when(proveClientEmail, prove).thenNothing());
  it('keeps the current address when it was requested again instead of the pending one', () => {
    const back = {
      ...asked,
      data: { ...asked.data, emailHash },
      private: { ...asked.private, email: 'claire@exemple.fr' },
    };
    forClient.given(registered, own, asked, back).when(proveClientEmail, prove).then(own);
  });
  it('is never refused', () => forClient.given().when(proveClientEmail, prove).thenRefused('client.not-found'));
});
