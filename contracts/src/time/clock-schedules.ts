import { z } from 'zod';

const time = { hour: z.int().min(0).max(23), minute: z.int().min(0).max(59) };

/** Every day, week or month at a time of the clock. `dayOfWeek`: ISO 8601; `dayOfMonth`: the last day of shorter months. */
export const clockSchedules = [
  z.strictObject({ frequency: z.literal('daily'), ...time }),
  z.strictObject({ frequency: z.literal('weekly'), dayOfWeek: z.int().min(1).max(7), ...time }),
  z.strictObject({ frequency: z.literal('monthly'), dayOfMonth: z.int().min(1).max(31), ...time }),
] as const;
