import { z } from 'zod';
import { zoneOfWords } from '#time/iana-zone.ts';

/** So many weeks, this one included. */
export const cohortWeeks = 12;

const shown = z.enum(['shown', 'few', 'withheld']);

/**
 * Those who registered in one week. `week`: its Monday. `registered` and `clients` null: there are so few that somebody would be known, or those would follow
 * from it. `clients`: how many came back after `days` or later, in days of each client’s own; null as well while not all of them can have.
 */
const cohort = z.object({
  week: z.string(),
  shown,
  registered: z.number().int().nullable(),
  returned: z.array(z.object({ days: z.number().int(), clients: z.number().int().nullable() })),
});
export type Cohort = z.infer<typeof cohort>;

/** `GET /api/admin/cohorts`: the latest week first. `timeZone`: which day is today where one looks. */
export const cohortsQuery = z.object({ timeZone: zoneOfWords.default('UTC') });
export const cohortList = z.object({ items: z.array(cohort) });
export type CohortList = z.infer<typeof cohortList>;
