const retentionMs = 3_600_000;

/** Older entries are deleted; ISO 8601. */
export const presenceCutoff = (at: string): string => new Date(Date.parse(at) - retentionMs).toISOString();
