import { dayMs } from '#time/instant.ts';

// Stored exactly as written here: permanent.
/** `withdrawn`: by the client; `expired`: nobody decided in time, or the account was erased otherwise. */
export const proposalStatuses = ['open', 'confirmed', 'declined', 'withdrawn', 'expired'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** How long it waits for a second administrator, in ms. */
export const proposalMs = 14 * dayMs;
/** So long before its end it is late, in ms. */
export const proposalNearMs = 2 * dayMs;
