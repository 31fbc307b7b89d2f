import { dayStartStep, latestDayStart } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { z } from 'zod';
import { givenDay } from '#time/days.ts';
import { thoughtCard } from './thought.ts';

/** How many years are looked back. */
export const yearsBack = [1, 2, 5] as const;

/** `day`: today, YYYY-MM-DD; days begin `dayStart` minutes after midnight. */
export const earlierYearsQuery = z.strictObject({
  day: givenDay,
  dayStart: z.coerce.number().int().min(0).max(latestDayStart).multipleOf(dayStartStep).default(0),
});

/** One thought for each year whose same day has any, the nearest year first. `day`: of that year. */
export const earlierYears = z.object({
  items: z.array(z.object({ years: z.literal(yearsBack), day: z.string(), thought: thoughtCard })),
});
export type EarlierYears = z.infer<typeof earlierYears>;
