import {
  dayMarks,
  dayStartStep,
  dayStates,
  earliestGoalDay,
  goalAims,
  goalFrequencies,
  latestDayStart,
  maxGoalDescriptionLength,
  maxGoalTitleLength,
  matchRules,
  maxGoalTarget,
  periodResults,
} from '@ecrin/domain/goal/goal.vocabulary.ts';
import { categories, moods, statusLabels } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { z } from 'zod';
import { ianaZone } from '#recording/recording.ts';

const day = z.iso.date();
const weekday = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
]);
export const goalParams = z.object({ goalId: z.uuidv7() });
export const goalDayParams = goalParams.extend({ day });
export const goalThoughtParams = goalParams.extend({ thoughtId: z.uuidv7() });

/** Lists that are empty ask nothing; a filter without anything counts every thought. */
export const goalFilter = z.strictObject({
  threadIds: z.array(z.uuidv7()).max(20),
  tags: z.array(z.string().trim().min(1).max(40)).max(20),
  categories: z.array(z.enum(categories)).max(categories.length),
  moods: z.array(z.enum(moods)).max(moods.length),
  statuses: z.array(z.enum(statusLabels)).max(statusLabels.length),
});
export type GoalFilterInput = z.infer<typeof goalFilter>;

const terms = {
  // Blanks around a title are the person's haste: the decision trims, so a little more than its limit passes here.
  title: z.string().max(2 * maxGoalTitleLength),
  description: z
    .string()
    .max(2 * maxGoalDescriptionLength)
    .nullable(),
  frequency: z.enum(goalFrequencies),
  targetCount: z.int().min(1).max(maxGoalTarget),
  aim: z.enum(goalAims),
  /** The last day, inclusive; null: open. */
  endDay: day.nullable(),
  restDays: z.array(weekday).max(7),
  /** null: days are tapped. */
  filter: goalFilter.nullable(),
};
/** Of the person now: the server tells their day from it. */
const here = { timeZone: ianaZone };
/** `startDay`: today unless given; the past counts too when it says so. */
export const setGoalRequest = z.strictObject({
  goalId: z.uuidv7(),
  ...terms,
  ...here,
  startDay: day.refine((start) => start >= earliestGoalDay).optional(),
});
export type SetGoalRequest = z.infer<typeof setGoalRequest>;
/** `PUT /goals/{goalId}`: all as it is to stand from the running period on. */
export const reviseGoalRequest = z.strictObject({ ...terms, ...here });
export type ReviseGoalRequest = z.infer<typeof reviseGoalRequest>;
/** `PUT /goals/{goalId}/match-rule`. */
export const chooseMatchRuleRequest = z.strictObject({ rule: z.enum(['always', 'ask', 'never']) });
/** `PUT /goals/{goalId}/thoughts/{thoughtId}`: whether this thought counts. */
export const countThoughtRequest = z.strictObject({ counts: z.boolean() });
/** `PUT /goals/{goalId}/days/{day}`. `count` speaks for `done` only; 1 unless given. */
export const markDayRequest = z.strictObject({
  mark: z.enum(dayMarks),
  count: z.int().min(1).max(maxGoalTarget).optional(),
  ...here,
});
export type MarkDayRequest = z.infer<typeof markDayRequest>;
/** `PUT /goals/{goalId}/pause` and `PUT /goals/pause`; `POST …/resume` ends it. `untilDay`: its last day. */
export const pauseGoalRequest = z.strictObject({ untilDay: day.nullable(), ...here });
/** `POST /goals/{goalId}/resume`, `/goals/resume`, `/goals/{goalId}/activate`, `/goals/{goalId}/deactivate`. */
export const goalTimeZoneRequest = z.strictObject(here);
/** `PUT /goals/day-start`. */
export const chooseDayStartRequest = z.strictObject({
  minutes: z.int().min(0).max(latestDayStart).multipleOf(dayStartStep),
  ...here,
});

export const goalQuery = z.object({ timeZone: ianaZone });
export const goalRanges = ['7-days', '4-weeks', 'this-month', 'last-month', '12-months'] as const;
export type GoalRange = (typeof goalRanges)[number];
export const goalChartQuery = goalQuery.extend({ range: z.enum(goalRanges) });
/** `GET /goals/{goalId}/what-if`: any of the terms that shape figures. */
export const goalWhatIfQuery = goalQuery.extend({
  targetCount: z.coerce.number().int().min(1).max(maxGoalTarget).optional(),
  frequency: z.enum(goalFrequencies).optional(),
  aim: z.enum(goalAims).optional(),
});

/** From `from` to `to`, inclusive. `target`: as it stood then. `open`: still running, `result` is where it stands. */
export const goalPeriod = z.object({
  from: day,
  to: day,
  count: z.int(),
  target: z.int(),
  result: z.enum(periodResults),
  open: z.boolean(),
  /** Percent of the target, 0…100. */
  progress: z.int(),
  /** Nothing was asked: paused, skipped, at rest, or only partly within the goal's time. It neither helps nor harms. */
  excused: z.boolean(),
});
export type GoalPeriod = z.infer<typeof goalPeriod>;

export const goalStreak = z.object({ length: z.int(), from: day, to: day });

/** A figure is null while there is nothing to tell it from. Rates and strength are 0…1. */
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

export const goalCard = z.object({
  goalId: z.string(),
  /** null once its key is gone. */
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
  /** Where it stands now. */
  period: goalPeriod,
  /** Days left of the running period and until the end, today included; null without an end. */
  periodDaysLeft: z.int(),
  daysLeft: z.int().nullable(),
  /** Something is still to be done today. */
  due: z.boolean(),
  today: z.object({ day, count: z.int(), state: z.enum(dayStates) }),
  strength: z.number(),
  streak: z.int(),
  /** The last day anything counted. */
  lastDay: day.nullable(),
  /** Thoughts that fit and wait for an answer. */
  proposals: z.int(),
});
export type GoalCard = z.infer<typeof goalCard>;
/** In order of being set; deactivated ones included. */
export const goalList = z.object({ items: z.array(goalCard), dayStart: z.int(), allPaused: z.boolean(), today: day });
export type GoalList = z.infer<typeof goalList>;

/** A sentence is chosen by its code and filled with figures; the words are the front end's. `values`: counts, percents (0…100), days YYYY-MM-DD. */
export const goalSentence = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type GoalSentence = z.infer<typeof goalSentence>;

export const goalDay = z.object({
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
  /** Of terms that were replaced: what the figures would be had the former terms stayed. */
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

/** Oldest first. */
export const goalChart = z.object({
  bars: z.array(
    z.object({
      from: day,
      to: day,
      count: z.int(),
      target: z.int().nullable(),
      result: z.enum(periodResults).nullable(),
    }),
  ),
});
export type GoalChart = z.infer<typeof goalChart>;
export const goalWhatIf = z.object({ before: goalStatistics, after: goalStatistics });
export type GoalWhatIf = z.infer<typeof goalWhatIf>;
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
/** `GET /goals/{goalId}/advice`: words by a model elsewhere when one is set up, labelled as such; null otherwise. */
export const goalAdvice = z.object({
  advice: z.object({ text: z.string(), engine: z.string(), model: z.string() }).nullable(),
});
export type GoalAdvice = z.infer<typeof goalAdvice>;

/** `GET /api/admin/goal-statistics`: for analysts, without a word of anybody. Newest goal first. */
export const goalFiguresQuery = z.object({
  cursor: z.string().max(600).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
export const goalFigures = z.object({
  goalId: z.string(),
  clientId: z.string(),
  frequency: z.enum(goalFrequencies),
  targetCount: z.int(),
  aim: z.enum(goalAims),
  by: z.enum(['thoughts', 'taps']),
  startDay: day,
  endDay: day.nullable(),
  active: z.boolean(),
  statistics: goalStatistics,
});
export const goalFiguresPage = z.object({ items: z.array(goalFigures), nextCursor: z.string().nullable() });
export type GoalFiguresPage = z.infer<typeof goalFiguresPage>;
