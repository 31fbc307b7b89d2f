/** `adminId`: who was deactivated, by `by`. */
export type ReleaseInboxInput = Readonly<{ adminId: string; by: string }>;
/** How many items became nobody's. */
export type ReleaseInboxOutcome = number;
