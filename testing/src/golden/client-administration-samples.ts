import type { ClientPermissionEvent } from '@ecrin/domain/client-permission/client-permission.events.ts';
import type { ClientAdministrationEvent } from '@ecrin/domain/client/client-administration.events.ts';
import type { SessionEvent } from '@ecrin/domain/client/client.events.ts';
import { samplesOf, type Sample, type SamplesOf } from './sample.ts';

const samplesIn: SamplesOf<ClientAdministrationEvent | ClientPermissionEvent | SessionEvent> = samplesOf;

const clientId = '01980000-0000-7000-8000-000000000003';
const sessionId = '01980000-0000-7000-8000-000000000006';
const by = '01980000-0000-7000-8000-000000000013';
const at = '2026-01-02T09:00:00.000Z';
const reason = { reason: 'Demandé au téléphone' } as const;
const permission = 'create-orbs' as const;

/** What administrators do to an account. */
export const clientAdministrationSamples: readonly Sample[] = [
  ...samplesIn(
    `client-${clientId}`,
    { type: 'ClientCodeResent', data: { clientId, by, resentAt: at }, private: reason },
    { type: 'ClientSessionsEnded', data: { clientId, by, sessions: 2, endedAt: at }, private: reason },
    { type: 'ClientDeactivated', data: { clientId, by, deactivatedAt: at }, private: reason },
    { type: 'ClientReactivated', data: { clientId, by, reactivatedAt: at }, private: reason },
  ),
  ...samplesIn(
    `client-permissions-${clientId}`,
    { type: 'ClientPermissionGranted', data: { clientId, permission, by, grantedAt: at }, private: reason },
    { type: 'ClientPermissionWithdrawn', data: { clientId, permission, by, withdrawnAt: at }, private: reason },
  ),
  ...samplesIn(
    `session-${sessionId}`,
    {
      type: 'ClientSessionEnded',
      data: { clientId, sessionId, endedBy: null, reason: 'administrator', endedAt: at },
      private: null,
    },
    {
      type: 'ClientSessionEnded',
      data: { clientId, sessionId, endedBy: null, reason: 'deactivated', endedAt: at },
      private: null,
    },
  ),
];
