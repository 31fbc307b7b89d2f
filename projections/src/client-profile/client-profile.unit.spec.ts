import { clientId, now, registered } from '@ecrin/domain/client/client.examples.ts';
import type { ClientEvent } from '@ecrin/domain/client/client.events.ts';
import { expect, it } from 'vitest';
import type { ClientProfileDocument } from './client-profile.model.ts';
import { clientProfileProjection as projection } from './client-profile.projection.ts';

const fold = (...events: readonly ClientEvent[]): ClientProfileDocument | null =>
  events.reduce<ClientProfileDocument | null>((profile, event) => projection.apply(profile, event), null);

it('shows what the client told at registration and changed since', () => {
  expect(fold(
    registered,
    { type: 'ClientLanguageChosen', data: { clientId, language: 'en', chosenAt: now }, private: null },
    { type: 'ClientProfileEdited', data: { clientId, editedAt: now }, private: { firstname: 'Clara' } },
    { type: 'ClientProfileEdited', data: { clientId, editedAt: now }, private: { city: 'Lyon' } },
    { type: 'ClientPictureChanged', data: { clientId, version: 'v1', changedAt: now }, private: null },
    { type: 'ClientWordListSet', data: { clientId, setAt: now }, private: { words: ['Maëlle'] } },
    { type: 'ClientPushTokenSaved', data: { clientId, savedAt: now }, private: { pushToken: 'p' } },
  )).toEqual({ ownerId: clientId, portrait: { firstname: 'Clara', city: 'Lyon' }, pictureVersion: 'v1', email: 'claire@exemple.fr', language: 'en', words: ['Maëlle'], pushToken: 'p', registeredAt: '2026-01-01T08:00:00.000Z' });
});

it('does not change when the client comes and goes', () => {
  const profile = fold(registered);
  expect(projection.apply(profile, { type: 'ClientLoggedIn', data: { clientId, sessionId: 's', loggedInAt: now }, private: { device: 'd' } })).toBe(profile);
  expect(projection.apply(profile, { type: 'ClientPasswordChanged', data: { clientId, credentialId: 'c', sessionId: 's', changedAt: now }, private: { device: 'd' } })).toBe(profile);
  expect(projection.apply(profile, { type: 'ClientSessionEnded', data: { clientId, sessionId: 's', endedBy: null, reason: 'asked', endedAt: now }, private: null })).toBe(profile);
  expect(projection.apply(profile, { type: 'ClientLoggedOut', data: { clientId, sessionId: 's', loggedOutAt: now }, private: null })).toBe(profile);
});

it('keeps only what is no word once the key is gone', () =>
  expect(fold({ ...registered, private: null })).toMatchObject({ portrait: {}, email: null, language: 'fr' }));
