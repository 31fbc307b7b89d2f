import { addMs } from '@ecrin/domain/time/instant.ts';
const retentionMs = 3_600_000;

/** Older entries are deleted; ISO 8601. */
export const presenceCutoff = (at: string): string => addMs(at, -retentionMs);
