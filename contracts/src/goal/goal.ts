import { dayStates, goalAims, goalFrequencies, matchRules, periodResults } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { categories, moods, statusLabels } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { z } from 'zod';
import { givenLine } from '#text/given-line.ts';
import { day, givenDay, weekday } from '#time/days.ts';
import { ianaZone } from '#time/iana-zone.ts';

export const goalParams = z.object({ goalId: z.uuidv7() });
export const goalDayParams = goalParams.extend({ day: givenDay });
export const goalThoughtParams = goalParams.extend({ thoughtId: z.uuidv7() });
/** Empty lists match everything; a filter without any criterion counts every thought. */
export const goalFilter = z.strictObject({
  threadIds: z.array(z.uuidv7()).max(20),
  tags: z.array(givenLine(40)).max(20),
  categories: z.array(z.enum(categories)).max(categories.length),
  moods: z.array(z.enum(moods)).max(moods.length),
  statuses: z.array(z.enum(statusLabels)).max(statusLabels.length),
});
export type GoalFilterInput = z.infer<typeof goalFilter>;

export const goalQuery = z.object({ timeZone: ianaZone });
/** From `from` to `to`, inclusive. `target`: at that time. `open`: in progress, `result` is its result so far. */
const goalPeriod = z.object({
  from: day,
  to: day,
  count: z.int(),
  target: z.int(),
  result: z.enum(periodResults),
  open: z.boolean(),
  /** Percent of the target, 0…100. */
  progress: z.int(),
  /** Exempt: paused, skipped, a day of rest, or only partly within the goal's time. It does not count for or against. */
  excused: z.boolean(),
});
export type GoalPeriod = z.infer<typeof goalPeriod>;

const goalStreak = z.object({ length: z.int(), from: day, to: day });
/** A figure is null while there is nothing to compute it from. Rates and strength are 0…1. */
export const goalStatistics = z.object({
  totalThoughts: z.int(),
  periodsCompleted: z.int(),
  periodsMet: z.int(),
  successRate: z.number().nullable(),
  strength: z.number(),
  streak: z.int(),
  bestStreaks: z.array(goalStreak),
});
export type GoalStatistics = z.infer<typeof goalStatistics>;

const goalCard = z.object({
  goalId: z.string(),
  /** null once its key is destroyed. */
  title: z.string().nullable(),
  description: z.string().nullable(),
  frequency: z.enum(goalFrequencies),
  targetCount: z.int(),
  aim: z.enum(goalAims),
  startDay: day,
  endDay: day.nullable(),
  restDays: z.array(weekday),
  filter: goalFilter.nullable(),
  active: z.boolean(),
  /** Of this goal or of all; `untilDay` null: until resumed. */
  pause: z.object({ all: z.boolean(), fromDay: day, untilDay: day.nullable() }).nullable(),
  matchRule: z.enum(matchRules),
  /** The current period. */
  period: goalPeriod,
  /** Days left of the current period and until the end, today included; null without an end. */
  periodDaysLeft: z.int(),
  daysLeft: z.int().nullable(),
  /** Something is still to be done today. */
  due: z.boolean(),
  today: z.object({ day, count: z.int(), state: z.enum(dayStates) }),
  strength: z.number(),
  streak: z.int(),
  /** The last day anything counted. */
  lastDay: day.nullable(),
  /** Thoughts that match and wait for an answer. */
  proposals: z.int(),
});
export type GoalCard = z.infer<typeof goalCard>;

/** In the order they were set; deactivated ones included. */
export const goalList = z.object({ items: z.array(goalCard), dayStart: z.int(), allPaused: z.boolean(), today: day });
export type GoalList = z.infer<typeof goalList>;

/** A sentence is identified by its code and filled with figures; its text belongs to the front end. `values`: counts, percents (0…100), days YYYY-MM-DD. */
const goalSentence = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type GoalSentence = z.infer<typeof goalSentence>;

const goalDay = z.object({
  day,
  count: z.int(),
  state: z.enum(dayStates),
  rest: z.boolean(),
  paused: z.boolean(),
});
export type GoalDay = z.infer<typeof goalDay>;

/** `days`: the last 31, oldest first. `periods`: newest first, at most 60. */
export const goalDetail = goalCard.extend({
  statistics: goalStatistics,
  periods: z.array(goalPeriod),
  days: z.array(goalDay),
  feedback: z.array(goalSentence),
  recommendations: z.array(goalSentence),
  /** For replaced terms: what the figures would be with the former terms. */
  lastRevision: z
    .object({
      fromDay: day,
      before: goalStatistics,
      after: goalStatistics,
      formerTarget: z.int(),
      formerFrequency: z.enum(goalFrequencies),
    })
    .nullable(),
});
export type GoalDetail = z.infer<typeof goalDetail>;

/** Newest first, at most 20. `GET /goals/proposals`: of all goals. */
export const goalProposals = z.object({
  items: z.array(
    z.object({
      goalId: z.string(),
      goalTitle: z.string().nullable(),
      thoughtId: z.string(),
      thoughtTitle: z.string().nullable(),
      excerpt: z.string().nullable(),
      day,
      matchRule: z.enum(matchRules),
    }),
  ),
});
export type GoalProposals = z.infer<typeof goalProposals>;

/**
 * `GET /goals/{goalId}/advice`: text by an external model when one is set up, labelled as such; null otherwise. `usedShare`: of this month’s budgets, from 1 on no
 * model is asked; null: there is none.
 */
export const goalAdvice = z.object({
  advice: z.object({ text: z.string(), engine: z.string(), model: z.string() }).nullable(),
  usedShare: z.number().nullable(),
});
export type GoalAdvice = z.infer<typeof goalAdvice>;
