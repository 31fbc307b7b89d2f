import { earliestDay, latestDay } from '@ecrin/domain/time/days.ts';
import { z } from 'zod';

/** ISO 8601 in UTC with milliseconds, as it is stored and returned. */
export const instant = z.iso.datetime({ precision: 3 });

const [earliest, latest] = [Date.parse(earliestDay), Date.parse(`${latestDay}T23:59:59.999Z`)];

/** The same as accepted in requests: with any offset and precision. An offset can move it over the end of a year: the bounds apply in UTC. */
export const givenInstant = z.iso
  .datetime({ offset: true })
  .refine(
    (given) => Date.parse(given) >= earliest && Date.parse(given) <= latest,
    `from ${earliestDay} to ${latestDay}`,
  )
  .transform((given) => new Date(given).toISOString());
