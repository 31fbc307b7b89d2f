import { z } from 'zod';
import { delay } from './service-figures.ts';

/** Whole hours, the last of them this one. */
export const delaySpans = ['1d', '7d'] as const;
export type DelaySpan = (typeof delaySpans)[number];
/** `GET /api/admin/service-delays`. */
export const serviceDelaysQuery = z.object({ span: z.enum(delaySpans).default('1d') });

/** Of what ended in each hour: how many were done and failed, and how long those took that were done. */
const hourly = z.object({ done: z.array(z.number()), failed: z.array(z.number()), delays: z.array(delay) });

/** `hours`: YYYY-MM-DDTHH in UTC, oldest first. */
export const serviceDelays = z.object({
  span: z.enum(delaySpans),
  hours: z.array(z.string()),
  transcriptions: hourly,
  understandings: hourly,
});
export type ServiceDelays = z.infer<typeof serviceDelays>;
