import type { LookEvent } from '@ecrin/domain/look/look.events.ts';
import { samplesOf, type Sample, type SamplesOf } from './sample.ts';

const samplesIn: SamplesOf<LookEvent> = samplesOf;

const clientId = '01980000-0000-7000-8000-000000000003';
const adminId = '01980000-0000-7000-8000-000000000013';
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
  ),
];
