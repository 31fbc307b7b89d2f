import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import { consent, isGiven } from '#consent/consent.aggregate.ts';
import type {
  ChatEndpointAccepted,
  ChatEndpointWithdrawn,
  ConsentGiven,
  ConsentWithdrawn,
} from '#consent/consent.events.ts';
import { consentPurposes, consentWording, hostOf, type ConsentPurpose } from '#consent/consent.vocabulary.ts';
import { giveConsent, withdrawConsent } from '#consent/give-consent.ts';

const { given } = specFor(consent);
const now = '2026-01-02T09:00:00.000Z';
const by = { clientId: 'claire', sessionId: 'a-phone', now };
const target = { host: 'models.example', model: 'a-model' };

const wasGiven = (purpose: ConsentPurpose, host = target.host, model = target.model): ConsentGiven => ({
  type: 'ConsentGiven',
  data: {
    clientId: 'claire',
    purpose,
    host,
    model,
    wording: consentWording,
    sessionId: 'a-phone',
    givenAt: now,
  },
  private: null,
});
const wasWithdrawn = (purpose: ConsentPurpose): ConsentWithdrawn => ({
  type: 'ConsentWithdrawn',
  data: {
    clientId: 'claire',
    purpose,
    host: target.host,
    wording: consentWording,
    sessionId: 'a-phone',
    withdrawnAt: now,
  },
  private: null,
});

describe.each(consentPurposes)('consent to %s', (purpose) => {
  const give = { ...by, purpose, target, shown: { ...target, wording: consentWording } };
  const other = consentPurposes[(consentPurposes.indexOf(purpose) + 1) % consentPurposes.length] ?? purpose;

  it('is given once, for this purpose, this host and this model', () => {
    given().when(giveConsent, give).then(wasGiven(purpose));
    given(wasGiven(purpose)).when(giveConsent, give).thenNothing();
    given(wasGiven(other)).when(giveConsent, give).then(wasGiven(purpose));
    given(wasGiven(purpose, 'other.example')).when(giveConsent, give).then(wasGiven(purpose));
    given(wasGiven(purpose, target.host, 'former-model'))
      .when(giveConsent, give)
      .then(wasGiven(purpose));
    given(wasGiven(purpose), wasWithdrawn(purpose)).when(giveConsent, give).then(wasGiven(purpose));
  });
  it('is withdrawn once', () => {
    given(wasGiven(purpose))
      .when(withdrawConsent, { ...by, purpose })
      .then(wasWithdrawn(purpose));
    given(wasGiven(other))
      .when(withdrawConsent, { ...by, purpose })
      .thenNothing();
    given(wasGiven(purpose), wasWithdrawn(purpose))
      .when(withdrawConsent, { ...by, purpose })
      .thenNothing();
  });
  it.each([
    ['another host', { ...give, target: { ...target, host: 'other.example' } }],
    ['another model', { ...give, target: { ...target, model: 'another-model' } }],
    ['nothing that is sent', { ...give, target: null }],
    ['words of another version', { ...give, shown: { ...target, wording: consentWording + 1 } }],
  ])('is refused to %s than was shown', (_what, asked) => {
    given().when(giveConsent, asked).thenRefused('consent.outdated');
  });
});

describe('the consent of earlier versions', () => {
  const endpoint = target.host;
  const accepted: ChatEndpointAccepted = {
    type: 'ChatEndpointAccepted',
    data: { clientId: 'claire', endpoint, acceptedAt: now },
    private: null,
  };
  const withdrawn: ChatEndpointWithdrawn = {
    type: 'ChatEndpointWithdrawn',
    data: { clientId: 'claire', endpoint, withdrawnAt: now },
    private: null,
  };
  const after = (...events: readonly (ChatEndpointAccepted | ChatEndpointWithdrawn)[]) =>
    consentPurposes.filter((purpose) => isGiven(events.reduce(consent.evolve, consent.initial), purpose, target));

  it('holds for answers, and for nothing else', () => {
    expect(after(accepted)).toEqual(['answers']);
    expect(after(accepted, withdrawn)).toEqual([]);
  });
});

it.each([
  ['https://models.example/v1', 'models.example'],
  ['https://models.example:8443/v1', 'models.example:8443'],
  ['http://models.example/v1', 'http://models.example'],
  ['http://localhost:1234/v1', 'http://localhost:1234'],
])('the host of %s is %s', (url, host) => {
  expect(hostOf(url)).toBe(host);
});
