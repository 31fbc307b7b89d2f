import { dayMs } from '#time/instant.ts';

/** So long two versions are spoken of; later they are in the history only. */
const openMs = 7 * dayMs;

/** Whether two versions of which the later came `at` are still to be chosen from. Instants in ISO 8601. */
export const areVersionsOpen = (at: string | undefined, now: string): boolean =>
  at !== undefined && Date.parse(now) - Date.parse(at) < openMs;
