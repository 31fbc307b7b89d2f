import type { ClientErasureEvent } from '@ecrin/domain/client/client-erasure.events.ts';
import type { SessionEvent } from '@ecrin/domain/client/client.events.ts';
import type { ErasureProposalEvent } from '@ecrin/domain/erasure-proposal/erasure-proposal.events.ts';
import type { ErasureEvent } from '@ecrin/domain/erasure/erasure.events.ts';
import { samplesOf, type Sample, type SamplesOf } from './sample.ts';

const samplesIn: SamplesOf<ClientErasureEvent | ErasureEvent | ErasureProposalEvent | SessionEvent> = samplesOf;

const clientId = '01980000-0000-7000-8000-000000000003';
const sessionId = '01980000-0000-7000-8000-000000000006';
const erasureId = '01980000-0000-7000-8000-00000000000e';
const number = '0000-0000-000E';
const at = '2026-01-02T09:00:00.000Z';
const of = { clientId, erasureId } as const;
const [adminId, otherId] = ['01980000-0000-7000-8000-000000000013', '01980000-0000-7000-8000-000000000015'];
const proposal = { proposalId: '01980000-0000-7000-8000-000000000016', clientId } as const;
const made = { ...proposal, proposedBy: adminId } as const;

export const erasureSamples: readonly Sample[] = [
  ...samplesIn(
    `erasure-${number}`,
    { type: 'ErasureNumbered', data: { number, ...of, numberedAt: at }, private: null },
    {
      type: 'ThoughtErasureAsked',
      data: { number, ...of, by: 'person', thoughtIds: [clientId], sounds: [], askedAt: at },
      private: null,
    },
    { type: 'ErasureDeviceCleared', data: { number, receipt: '5f', clearedAt: at }, private: null },
    { type: 'ErasureCertified', data: { number, certificate: '{}', signature: 's', certifiedAt: at }, private: null },
  ),
  ...samplesIn(
    `erasure-proposal-${clientId}`,
    {
      type: 'ErasureProposalMade',
      data: { ...proposal, by: adminId, requestId: null, madeAt: at, expiresAt: '2026-01-16T09:00:00.000Z' },
      private: { reason: 'Demandé par courrier' },
    },
    {
      type: 'ErasureProposalConfirmed',
      data: { ...made, by: otherId, confirmedAt: at },
      private: { reason: 'La lettre est signée' },
    },
    {
      type: 'ErasureProposalDeclined',
      data: { ...made, by: otherId, declinedAt: at },
      private: { reason: 'Pas de demande écrite' },
    },
    { type: 'ErasureProposalWithdrawn', data: { ...made, withdrawnAt: at }, private: null },
    { type: 'ErasureProposalExpired', data: { ...made, expiredAt: at }, private: null },
    {
      type: 'ErasureProposalAssigned',
      data: { ...proposal, adminId: otherId, by: adminId, assignedAt: at },
      private: null,
    },
    {
      type: 'ErasureProposalReleased',
      data: { ...proposal, adminId: otherId, by: adminId, releasedAt: at },
      private: null,
    },
  ),
  ...samplesIn(`session-${sessionId}`, {
    type: 'ClientSessionEnded',
    data: { clientId, sessionId, endedBy: null, reason: 'erasure', endedAt: at },
    private: null,
  }),
  ...samplesIn(
    `client-${clientId}`,
    {
      type: 'ClientErasureAsked',
      data: { ...of, number, by: 'person', sessionId, askedAt: at, dueAt: at },
      private: null,
    },
    { type: 'ClientErasureWithdrawn', data: { ...of, withdrawnAt: at }, private: null },
    { type: 'ClientErasureBegun', data: { ...of, begunAt: at }, private: null },
    { type: 'ClientErased', data: { ...of, keyDestroyedAt: at, erasedAt: at }, private: null },
  ),
];
