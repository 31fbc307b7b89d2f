import type { ExceptionalAccessEvent } from '@ecrin/domain/exceptional-access/exceptional-access.events.ts';
import type { LookEvent } from '@ecrin/domain/look/look.events.ts';
import { samplesOf, type Sample, type SamplesOf } from './sample.ts';

const samplesIn: SamplesOf<LookEvent | ExceptionalAccessEvent> = samplesOf;

const clientId = '01980000-0000-7000-8000-000000000003';
const adminId = '01980000-0000-7000-8000-000000000013';
const [thoughtId, accessId] = ['01980000-0000-7000-8000-000000000001', '01980000-0000-7000-8000-000000000014'];
const held = { accessId, clientId, by: adminId } as const;
const at = '2026-01-02T09:00:00.000Z';

/** Looks of administrators at a client. */
export const lookSamples: readonly Sample[] = [
  ...samplesIn(
    `looks-${clientId}-2026-01`,
    {
      type: 'LookRecorded',
      data: { lookId: 'look-1', clientId, target: 'page', by: adminId, role: 'admin', lookedAt: at },
      private: null,
    },
    {
      type: 'LookRecorded',
      data: { lookId: 'look-2', clientId, target: 'export', by: adminId, role: 'superadmin', lookedAt: at },
      private: { reason: 'Demandé au téléphone' },
    },
    {
      type: 'LookRecorded',
      data: { lookId: 'look-4', clientId, target: 'list', by: adminId, role: 'superadmin', lookedAt: at },
      private: null,
    },
    {
      type: 'LookRecorded',
      data: {
        lookId: 'look-3',
        clientId,
        target: 'report',
        by: adminId,
        role: 'admin',
        lookedAt: at,
        report: { reportId: 'comment.1', kind: 'comment', reason: 'private-data', as: 'reporter' },
      },
      private: null,
    },
  ),
  ...samplesIn(
    `exceptional-access-${accessId}`,
    {
      type: 'ExceptionalAccessOpened',
      data: {
        ...held,
        role: 'superadmin',
        sessionId: '01980000-0000-7000-8000-000000000005',
        cause: 'reported-fault',
        openedAt: at,
        expiresAt: '2026-01-02T09:15:00.000Z',
      },
      private: { reason: 'Une pensée mal transcrite' },
    },
    {
      type: 'ExceptionalAccessThoughtOpened',
      data: { ...held, thoughtId, part: 'words', openedAt: at },
      private: null,
    },
    {
      type: 'ExceptionalAccessThoughtOpened',
      data: { ...held, thoughtId, part: 'audio', openedAt: at },
      private: null,
    },
    { type: 'ExceptionalAccessClosed', data: { ...held, closedAt: at }, private: null },
  ),
];
