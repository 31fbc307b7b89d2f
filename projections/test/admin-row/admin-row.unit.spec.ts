import type { AdminEvent } from '@ecrin/domain/admin/admin.events.ts';
import { alix, createdAt, now } from '@ecrin/domain/test/admin/admin.fixtures.ts';
import { expect, it } from 'vitest';
import type { AdminRowDocument } from '#admin-row/admin-row.model.ts';
import { adminRowProjection as projection } from '#admin-row/admin-row.projection.ts';

const adminId = 'alix';
const at = { by: 'alix', sessionId: 'session-1' };
const device = { device: 'Firefox' };
const fold = (...events: readonly AdminEvent[]): AdminRowDocument | null =>
  events.reduce<AdminRowDocument | null>((row, event) => projection.apply(row, event), null);
const made = {
  ownerId: adminId,
  role: 'superadmin',
  fullname: 'alix',
  email: 'alix@exemple.fr',
  active: true,
  authenticator: false,
  passkeys: 0,
  createdAt,
  lastSeenAt: null,
  pictureVersion: null,
};

it('shows a created administrator', () => expect(fold(alix)).toEqual(made));

it('applies changes', () => {
  const deactivated: AdminEvent = {
    type: 'AdminDeactivated',
    data: { adminId, ...at, deactivatedAt: now },
    private: device,
  };
  const confirmed: AdminEvent = {
    type: 'AdminSecondFactorConfirmed',
    data: { adminId, factorId: 'f', sessionId: 's', confirmedAt: now },
    private: device,
  };
  expect(
    fold(
      alix,
      {
        type: 'AdminEdited',
        data: { adminId, emailHash: 'h', ...at, editedAt: now },
        private: { email: 'a@exemple.fr', fullname: 'Alix Martin', ...device },
      },
      { type: 'AdminRoleChanged', data: { adminId, role: 'admin', ...at, changedAt: now }, private: device },
      { type: 'AdminLoggedIn', data: { adminId, sessionId: 's', secondStep: null, loggedInAt: now }, private: device },
      confirmed,
      deactivated,
    ),
  ).toEqual({
    ...made,
    role: 'admin',
    fullname: 'Alix Martin',
    email: 'a@exemple.fr',
    active: false,
    authenticator: true,
    lastSeenAt: now,
  });
  expect(
    fold(
      alix,
      confirmed,
      deactivated,
      { type: 'AdminSecondFactorRemoved', data: { adminId, ...at, removedAt: now }, private: device },
      { type: 'AdminReactivated', data: { adminId, ...at, reactivatedAt: now }, private: device },
      { type: 'AdminLoggedOut', data: { adminId, sessionId: 's', loggedOutAt: now }, private: null },
    ),
  ).toEqual({ ...made, lastSeenAt: now });
});

it('counts the passkeys, which another administrator takes away with the second factor', () => {
  const passkey = (type: 'AdminPasskeyAdded', passkeyId: string): AdminEvent => ({
    type,
    data: { adminId, passkeyId, sessionId: 's', addedAt: now },
    private: { name: 'Linux', ...device },
  });
  const [one, two] = [passkey('AdminPasskeyAdded', 'one'), passkey('AdminPasskeyAdded', 'two')];
  const taken = (by: string): AdminEvent => ({
    type: 'AdminSecondFactorRemoved',
    data: { adminId, by, sessionId: 's', removedAt: now },
    private: device,
  });
  const removed: AdminEvent = {
    type: 'AdminPasskeyRemoved',
    data: { adminId, passkeyId: 'one', sessionId: 's', removedAt: now },
    private: device,
  };
  expect(fold(alix, one, two, removed)).toEqual({ ...made, passkeys: 1 });
  expect(fold(alix, one, taken(adminId))).toEqual({ ...made, passkeys: 1 });
  expect(fold(alix, one, taken('somebody else'))).toEqual(made);
});

it('shows the picture until it is removed', () => {
  const picture = (version: string | null): AdminEvent => ({
    type: 'AdminPictureChanged',
    data: { adminId, version, changedAt: now },
    private: null,
  });
  expect(fold(alix, picture('c0ffee'))).toEqual({ ...made, pictureVersion: 'c0ffee' });
  expect(fold(alix, picture('c0ffee'), picture(null))).toEqual(made);
});

it('ignores events with private details', () => {
  const row = fold(alix);
  const unseen: readonly AdminEvent[] = [
    { type: 'AdminLanguageChosen', data: { adminId, language: 'en', chosenAt: now }, private: null },
    { type: 'AdminPasswordChanged', data: { adminId, credentialId: 'c', ...at, changedAt: now }, private: device },
    { type: 'AdminRecoveryCodesRenewed', data: { adminId, sessionId: 's', renewedAt: now }, private: device },
    { type: 'AdminRecoveryCodeUsed', data: { adminId, left: 9, usedAt: now }, private: device },
    {
      type: 'AdminSessionEnded',
      data: { adminId, sessionId: 's', by: adminId, endedBy: 's', reason: 'asked', endedAt: now },
      private: device,
    },
  ];
  for (const event of unseen) expect(projection.apply(row, event)).toBe(row);
});

it('keeps only fields without personal words once the key is destroyed', () =>
  expect(fold({ ...alix, private: null })).toEqual({ ...made, fullname: null, email: null }));
