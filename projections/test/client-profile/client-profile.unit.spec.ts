import type { ClientEvent } from '@ecrin/domain/client/client.events.ts';
import { clientId, now, registered } from '@ecrin/domain/test/client/client.fixtures.ts';
import { expect, it } from 'vitest';
import type { ClientProfileDocument } from '#client-profile/client-profile.model.ts';
import { clientProfileProjection as projection } from '#client-profile/client-profile.projection.ts';

const fold = (...events: readonly ClientEvent[]): ClientProfileDocument | null =>
  events.reduce<ClientProfileDocument | null>((profile, event) => projection.apply(profile, event), null);

it('shows the client’s data from registration and later changes', () => {
  expect(
    fold(
      registered,
      { type: 'ClientLanguageChosen', data: { clientId, language: 'en', chosenAt: now }, private: null },
      { type: 'ClientProfileEdited', data: { clientId, editedAt: now }, private: { firstname: 'Clara' } },
      { type: 'ClientProfileEdited', data: { clientId, editedAt: now }, private: { city: 'Lyon' } },
      { type: 'ClientPictureChanged', data: { clientId, version: 'v1', changedAt: now }, private: null },
      { type: 'ClientWordListSet', data: { clientId, setAt: now }, private: { words: ['Maëlle'] } },
      { type: 'ClientPushTokenSaved', data: { clientId, savedAt: now }, private: { pushToken: 'p' } },
    ),
  ).toEqual({
    ownerId: clientId,
    portrait: { firstname: 'Clara', city: 'Lyon' },
    pictureVersion: 'v1',
    email: 'claire@exemple.fr',
    emailProved: false,
    awaitedEmail: null,
    hasPassword: true,
    identities: [],
    passkeys: [],
    phone: null,
    language: 'en',
    words: ['Maëlle'],
    pushToken: 'p',
    registeredAt: '2026-01-01T08:00:00.000Z',
    referralCode: '00000-00001',
  });
});

it('does not change when the client signs in and out', () => {
  const profile = fold(registered);
  expect(
    projection.apply(profile, {
      type: 'ClientLoggedIn',
      data: { clientId, sessionId: 's', loggedInAt: now },
      private: { device: 'd' },
    }),
  ).toBe(profile);
  expect(
    projection.apply(profile, {
      type: 'ClientSessionEnded',
      data: { clientId, sessionId: 's', endedBy: null, reason: 'asked', endedAt: now },
      private: null,
    }),
  ).toBe(profile);
  expect(
    projection.apply(profile, {
      type: 'ClientLoggedOut',
      data: { clientId, sessionId: 's', loggedOutAt: now },
      private: null,
    }),
  ).toBe(profile);
});

it('distinguishes a proved address from a pending one', () => {
  const asked: ClientEvent = {
    type: 'ClientEmailChangeAsked',
    data: { clientId, emailHash: 'h', sessionId: 's', askedAt: now },
    private: { email: 'c@exemple.fr', device: 'd' },
  };
  const proved = (email: string): ClientEvent => ({
    type: 'ClientEmailProved',
    data: { clientId, emailHash: 'h', by: 'code', provedAt: now },
    private: { email },
  });
  expect(fold(registered, proved('claire@exemple.fr'), asked)).toMatchObject({
    email: 'claire@exemple.fr',
    emailProved: true,
    awaitedEmail: 'c@exemple.fr',
  });
  expect(fold(registered, asked, proved('c@exemple.fr'))).toMatchObject({
    email: 'c@exemple.fr',
    emailProved: true,
    awaitedEmail: null,
  });
});

it('shows whether the account has a password', () => {
  const without = { ...registered, data: { ...registered.data, credentialId: null } };
  expect(fold(without)).toMatchObject({ hasPassword: false });
  expect(
    fold(without, {
      type: 'ClientPasswordChanged',
      data: { clientId, credentialId: 'c', sessionId: null, changedAt: now },
      private: { device: 'd' },
    }),
  ).toMatchObject({ hasPassword: true });
});

it('lists the other sign-in methods as they are added and removed', () => {
  const linked = (provider: 'google' | 'x'): ClientEvent => ({
    type: 'ClientIdentityLinked',
    data: { clientId, provider, identityHash: 'h', sessionId: null, linkedAt: now },
    private: { device: 'd' },
  });
  const unlinked: ClientEvent = {
    type: 'ClientIdentityUnlinked',
    data: { clientId, provider: 'google', identityHash: 'h', sessionId: 's', unlinkedAt: now },
    private: { device: 'd' },
  };
  const awaited: ClientEvent = {
    type: 'ClientPhoneAwaited',
    data: { clientId, phoneHash: 'p', sessionId: 's', awaitedAt: now },
    private: { phone: '+33612345678', device: 'd' },
  };
  const proved: ClientEvent = {
    type: 'ClientPhoneProved',
    data: { clientId, phoneHash: 'p', sessionId: 's', provedAt: now },
    private: { phone: '+33612345678', device: 'd' },
  };
  const removed: ClientEvent = {
    type: 'ClientPhoneRemoved',
    data: { clientId, phoneHash: 'p', reason: 'asked', sessionId: 's', removedAt: now },
    private: { device: 'd' },
  };
  expect(fold(registered, linked('google'), linked('x'), linked('google'), awaited)).toMatchObject({
    identities: ['x', 'google'],
    phone: null,
  });
  expect(fold(registered, linked('google'), linked('x'), unlinked, awaited, proved)).toMatchObject({
    identities: ['x'],
    phone: '+33612345678',
  });
  expect(fold(registered, proved, removed)).toMatchObject({ phone: null });
});

it('removes a pending address when the password it was requested with changes', () => {
  const asked: ClientEvent = {
    type: 'ClientEmailChangeAsked',
    data: { clientId, emailHash: 'h', sessionId: 's', askedAt: now },
    private: { email: 'c@exemple.fr', device: 'd' },
  };
  const changed: ClientEvent = {
    type: 'ClientPasswordChanged',
    data: { clientId, credentialId: 'c', sessionId: null, changedAt: now },
    private: { device: 'd' },
  };
  expect(fold(registered, asked, changed)).toMatchObject({ email: 'claire@exemple.fr', awaitedEmail: null });
});

it('removes them when a password change removes the others', () => {
  const proved: ClientEvent = {
    type: 'ClientPhoneProved',
    data: { clientId, phoneHash: 'p', sessionId: 's', provedAt: now },
    private: { phone: '+33612345678', device: 'd' },
  };
  const reset: ClientEvent = {
    type: 'ClientPasswordChanged',
    data: { clientId, credentialId: 'c', sessionId: null, changedAt: now, otherWaysIn: 'removed' },
    private: { device: 'd' },
  };
  expect(fold(registered, proved, reset)).toMatchObject({ phone: null, identities: [] });
});

it('keeps only fields without personal words once the key is destroyed', () =>
  expect(fold({ ...registered, private: null })).toMatchObject({ portrait: {}, email: null, language: 'fr' }));
