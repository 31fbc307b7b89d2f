import {
  chosenMatchRules,
  dayMarks,
  dayStartStep,
  goalAims,
  goalFrequencies,
  latestDayStart,
  maxGoalDescriptionLength,
  maxGoalTarget,
  maxGoalTitleLength,
} from '@ecrin/domain/goal/goal.vocabulary.ts';
import { z } from 'zod';
import { givenDay, weekday } from '#time/days.ts';
import { ianaZone } from '#time/iana-zone.ts';
import { goalFilter } from './goal.ts';

const terms = {
  // The decision trims blanks before it checks the length, so more than its limit is accepted here.
  title: z.string().max(2 * maxGoalTitleLength),
  description: z
    .string()
    .max(2 * maxGoalDescriptionLength)
    .nullable(),
  frequency: z.enum(goalFrequencies),
  targetCount: z.int().min(1).max(maxGoalTarget),
  aim: z.enum(goalAims),
  /** The last day, inclusive; null: open. */
  endDay: givenDay.nullable(),
  restDays: z.array(weekday).max(7),
  /** null: days are tapped. */
  filter: goalFilter.nullable(),
};

const matchRule = z.enum(chosenMatchRules);

/** The person's current time zone: their day is computed from it. */
const inTimeZone = { timeZone: ianaZone };

/** `startDay`: today by default, at most ten years ahead; in the past, earlier thoughts count too. `matchRule`: by default what matches counts. */
export const setGoalRequest = z.strictObject({
  goalId: z.uuidv7(),
  ...terms,
  ...inTimeZone,
  startDay: givenDay.optional(),
  matchRule: matchRule.optional(),
});
export type SetGoalRequest = z.infer<typeof setGoalRequest>;

/** `PUT /goals/{goalId}`: all terms as they are to be from the current period on; without `matchRule` the rule stays. */
export const reviseGoalRequest = z.strictObject({ ...terms, ...inTimeZone, matchRule: matchRule.optional() });
export type ReviseGoalRequest = z.infer<typeof reviseGoalRequest>;

/** `PUT /goals/{goalId}/match-rule`. */
export const chooseMatchRuleRequest = z.strictObject({ rule: matchRule });

/** `PUT /goals/{goalId}/thoughts/{thoughtId}`: whether this thought counts. */
export const countThoughtRequest = z.strictObject({ counts: z.boolean() });

/** `PUT /goals/{goalId}/days/{day}`. `count` is for `done` only; 1 by default. */
export const markDayRequest = z.strictObject({
  mark: z.enum(dayMarks),
  count: z.int().min(1).max(maxGoalTarget).optional(),
  ...inTimeZone,
});
export type MarkDayRequest = z.infer<typeof markDayRequest>;

/** `PUT /goals/{goalId}/pause` and `PUT /goals/pause`; `POST …/resume` ends it. `untilDay`: its last day. */
export const pauseGoalRequest = z.strictObject({ untilDay: givenDay.nullable(), ...inTimeZone });

/** `POST /goals/{goalId}/resume`, `/goals/resume`, `/goals/{goalId}/activate`, `/goals/{goalId}/deactivate`. */
export const goalTimeZoneRequest = z.strictObject(inTimeZone);

/** `PUT /goals/day-start`. */
export const chooseDayStartRequest = z.strictObject({
  minutes: z.int().min(0).max(latestDayStart).multipleOf(dayStartStep),
  ...inTimeZone,
});
