import type { AdminEvent } from '@ecrin/domain/admin/admin.events.ts';
import type { ServiceSettingsEvent } from '@ecrin/domain/service-settings/service-settings.events.ts';
import { samplesOf, type Sample, type SamplesOf } from './sample.ts';

const samplesIn: SamplesOf<AdminEvent | ServiceSettingsEvent> = samplesOf;

const adminId = '01980000-0000-7000-8000-000000000003';
const sessionId = '01980000-0000-7000-8000-000000000005';
const at = '2026-01-02T09:00:00.000Z';
const otherSessionId = '01980000-0000-7000-8000-000000000007';
const actor = { by: adminId, sessionId } as const;
const device = { device: 'Firefox sur Linux' } as const;

/** The events of administrators, as the code writes them today. */
export const adminSamples: readonly Sample[] = [
  ...samplesIn(
    'service-settings',
    {
      type: 'ServiceSettingChanged',
      data: {
        change: 1,
        setting: 'maintenance',
        value: { fr: 'Écrin s’arrête à 22:00 pour dix minutes.', en: 'Écrin stops at 22:00 for ten minutes.' },
        before: null,
        undoes: null,
        ...actor,
        changedAt: at,
      },
      private: device,
    },
    {
      type: 'ServiceSettingChanged',
      data: {
        change: 2,
        setting: 'recordingsKeptDays',
        value: 90,
        before: null,
        undoes: null,
        startsAt: '2026-02-02T00:00:00.000Z',
        ...actor,
        changedAt: at,
      },
      private: device,
    },
  ),
  ...samplesIn(
    'admins-roster',
    {
      type: 'AdminCreated',
      data: {
        adminId,
        role: 'superadmin',
        emailHash: '0f1e2d',
        credentialId: 'credential-3',
        language: 'fr',
        by: null,
        sessionId: null,
        createdAt: at,
      },
      private: { email: 'alix@exemple.fr', fullname: 'Alix Martin', ...device },
    },
    {
      type: 'AdminCreated',
      data: {
        adminId,
        role: 'superadmin',
        emailHash: '0f1e2d',
        credentialId: 'credential-3',
        language: 'fr',
        by: null,
        sessionId: null,
        createdAt: at,
        newInstallation: true,
      },
      private: { email: 'alix@exemple.fr', fullname: 'Alix Martin', ...device },
    },
    {
      type: 'AdminEdited',
      data: { adminId, emailHash: '3c4b5a', ...actor, editedAt: at },
      private: { email: 'alix.martin@exemple.fr', fullname: 'Alix Martin', ...device },
    },
    { type: 'AdminRoleChanged', data: { adminId, role: 'admin', ...actor, changedAt: at }, private: device },
    { type: 'AdminDeactivated', data: { adminId, ...actor, deactivatedAt: at }, private: device },
    { type: 'AdminReactivated', data: { adminId, ...actor, reactivatedAt: at }, private: device },
  ),
  ...samplesIn(
    `admin-${adminId}`,
    { type: 'AdminLanguageChosen', data: { adminId, language: 'en', chosenAt: at }, private: null },
    { type: 'AdminPictureChanged', data: { adminId, version: 'c0ffee', changedAt: at }, private: null },
    {
      type: 'AdminPasswordChanged',
      data: { adminId, credentialId: 'credential-4', ...actor, changedAt: at },
      private: device,
    },
    {
      type: 'AdminSecondFactorConfirmed',
      data: { adminId, factorId: 'factor-1', sessionId, confirmedAt: at },
      private: device,
    },
    { type: 'AdminRecoveryCodesRenewed', data: { adminId, sessionId, renewedAt: at }, private: device },
    { type: 'AdminRecoveryCodeUsed', data: { adminId, left: 9, usedAt: at }, private: device },
    {
      type: 'AdminPasskeyAdded',
      data: { adminId, passkeyId: 'passkey-1', sessionId, addedAt: at },
      private: { name: 'Linux · Firefox', ...device },
    },
    {
      type: 'AdminPasskeyRenamed',
      data: { adminId, passkeyId: 'passkey-1', renamedAt: at },
      private: { name: 'Mon ordinateur' },
    },
    {
      type: 'AdminPasskeyRemoved',
      data: { adminId, passkeyId: 'passkey-1', sessionId, removedAt: at },
      private: device,
    },
    { type: 'AdminSecondFactorRemoved', data: { adminId, ...actor, removedAt: at }, private: device },
  ),
  ...samplesIn(
    `adminsession-${sessionId}`,
    { type: 'AdminLoggedIn', data: { adminId, sessionId, secondStep: 'code', loggedInAt: at }, private: device },
    { type: 'AdminLoggedOut', data: { adminId, sessionId, loggedOutAt: at }, private: null },
  ),
  ...samplesIn(
    `adminsession-${otherSessionId}`,
    {
      type: 'AdminLoggedIn',
      data: { adminId, sessionId: otherSessionId, secondStep: null, loggedInAt: at },
      private: device,
    },
    {
      type: 'AdminSessionEnded',
      data: { adminId, sessionId: otherSessionId, by: adminId, endedBy: sessionId, reason: 'deactivated', endedAt: at },
      private: device,
    },
  ),
];
