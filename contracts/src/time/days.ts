import { earliestDay, isGivable, latestDay } from '@ecrin/domain/time/days.ts';
import { z } from 'zod';

/** YYYY-MM-DD, as it is stored and returned. */
export const day = z.iso.date();
/** The same as accepted in requests. */
export const givenDay = day.refine(isGivable, `from ${earliestDay} to ${latestDay}`);
/** ISO 8601: Monday is 1. */
export const weekday = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
]);
