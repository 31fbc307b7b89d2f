import { dayMs, msBetween } from '#time/instant.ts';

/** A new proof is recorded after so many days. */
export const proofRenewalDays = 7;
/**
 * Operators reassign a number that was returned after 45 to 90 days. One that was not proved for so long is trusted less:
 * see `check-phone-sign-in.ts`.
 */
export const proofLapseDays = 90;

/** Days with fractions, never below 0. */
export const elapsedDays = (from: string, to: string): number => Math.max(0, msBetween(from, to) / dayMs);
