// Stored exactly as written here: permanent.
export const pastSteps = ['month', 'week'] as const;
export type PastStep = (typeof pastSteps)[number];
/** Days (YYYY-MM-DD), both included. */
export type PastSpan = Readonly<{ from: string; to: string }>;

/** Of one past: five years of months, or a year of weeks. */
export const maxPastSpans = 60;
/** Versions of the instructions that one past is read with, side by side. */
export const maxPastVersions = 2;
