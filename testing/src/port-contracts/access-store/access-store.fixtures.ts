/** So many seconds into the morning of all cases. */
export const at = (seconds: number): string => new Date(Date.UTC(2026, 0, 1, 8) + seconds * 1_000).toISOString();
