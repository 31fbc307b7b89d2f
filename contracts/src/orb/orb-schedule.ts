import { maxOwnTextLength, maxReadThoughts, maxValueLength } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import { maxLookBackDays } from '@ecrin/domain/orb-schedule/orb-schedule.vocabulary.ts';
import { z } from 'zod';
import { clockSchedules } from '#time/clock-schedules.ts';
import { ianaZone } from '#time/iana-zone.ts';

const given = {
  times: z.discriminatedUnion('frequency', clockSchedules),
  timeZone: ianaZone,
  lookBack: z.strictObject({
    recentThoughts: z.boolean(),
    activeThreads: z.boolean(),
    lookBackDays: z.int().min(1).max(maxLookBackDays),
    maxThoughts: z.int().min(1).max(maxReadThoughts),
  }),
  // The decision trims blanks before it checks the length, so more than its limit is accepted here.
  text: z.string().max(2 * maxOwnTextLength),
  values: z.record(z.string().max(80), z.string().max(2 * maxValueLength)),
};
/** `PUT /orbs/{orbId}/schedule`: all fields as they are to be; as in `domain/src/orb-schedule/orb-schedule.vocabulary.ts`. */
export const setOrbScheduleRequest = z.strictObject(given);
export type SetOrbScheduleRequest = z.infer<typeof setOrbScheduleRequest>;

/** `pauses`: when the person had it paused, the latest first; `to` null: it still lasts. `nextAt`: null while paused. */
export const orbSchedule = z.object({
  ...given,
  text: z.string().nullable(),
  active: z.boolean(),
  pauses: z.array(z.object({ from: z.string(), to: z.string().nullable() })),
  nextAt: z.string().nullable(),
});
export type OrbSchedule = z.infer<typeof orbSchedule>;
/** `GET /orbs/{orbId}/schedule`. `schedule`: null until one was set. `runs`: how many of its times ended with a result, `lastRunAt`: the latest of them. */
export const orbScheduleAnswer = z.object({
  schedule: orbSchedule.nullable(),
  runs: z.number().int(),
  lastRunAt: z.string().nullable(),
});
export type OrbScheduleAnswer = z.infer<typeof orbScheduleAnswer>;
