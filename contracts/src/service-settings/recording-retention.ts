import { keptDaysLimits } from '@ecrin/domain/service-settings/recording-retention.ts';
import { z } from 'zod';

/** The sound of a transcribed recording is erased `keptDays` after it came. `startsAt`: ISO 8601, since or from when. */
const retentionRule = z.object({ keptDays: z.number().int(), startsAt: z.string() });

/** `GET /api/client/recording-retention`. null: kept for ever; nothing was announced. */
export const clientRetentionAnswer = z.object({ inForce: retentionRule.nullable(), coming: retentionRule.nullable() });

export type RecordingRetention = z.infer<typeof clientRetentionAnswer>;

/** `GET /api/admin/settings/recordings-to-erase`. */
export const recordingsToEraseQuery = z.object({
  days: z.coerce.number().int().min(keptDaysLimits.least).max(keptDaysLimits.most),
});

/** What would go on the first day, as of what is kept now. `startsAt`: that day; null: nothing has to be announced. */
export const recordingsToEraseAnswer = clientRetentionAnswer.extend({
  startsAt: z.string().nullable(),
  recordings: z.number().int(),
  clients: z.number().int(),
});
export type RecordingsToErase = z.infer<typeof recordingsToEraseAnswer>;
