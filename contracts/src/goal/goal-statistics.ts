import { goalAims, goalFrequencies, maxGoalTarget } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { z } from 'zod';
import { day } from '#time/days.ts';

/** Of a goal on the last day of the statistics, by how many days it has run. */
export const goalAges = ['under-30-days', '30-to-89-days', '90-to-364-days', '365-days-and-more'] as const;
export type GoalAge = (typeof goalAges)[number];

/** What goals are grouped by, and the groups of each. */
export const goalDimensions = { all: ['all'], frequency: goalFrequencies, aim: goalAims, age: goalAges } as const;
export type GoalDimension = keyof typeof goalDimensions;

/** Percent of periods met, and strength in percent, of a client’s goals on average. `none`: no period is over yet. */
export const shareCases = ['none', '0-19', '20-39', '40-59', '60-79', '80-100'] as const;
/** Periods met in a row, of the client’s best goal of the group. */
export const streakCases = ['0', '1-2', '3-6', '7-13', '14-29', '30+'] as const;
export type ShareCase = (typeof shareCases)[number];
export type StreakCase = (typeof streakCases)[number];

/** Groups of fewer clients are not shown. */
export const fewestClients = 5;

const distribution = <Case extends string>(cases: readonly [Case, ...Case[]]) =>
  z.object({ clients: z.record(z.enum(cases), z.int()), median: z.int().nullable() });

export const goalDistributions = z.object({
  successRate: distribution(shareCases),
  strength: distribution(shareCases),
  streak: distribution(streakCases),
  bestStreak: distribution(streakCases),
});
export type GoalDistributions = z.infer<typeof goalDistributions>;

/**
 * `few`: some, but fewer than five clients. `withheld`: enough, but showing it would reveal one of those. In both cases all figures are null.
 * `asSet`, `whatIf`: in how many clients’ goals each case is found, with the targets they have, and with another.
 */
export const goalGroup = z.object({
  dimension: z.enum(['all', 'frequency', 'aim', 'age']),
  group: z.string(),
  shown: z.enum(['shown', 'few', 'withheld']),
  clients: z.int().nullable(),
  goals: z.int().nullable(),
  asSet: goalDistributions.nullable(),
  whatIf: goalDistributions.nullable(),
});
export type GoalGroup = z.infer<typeof goalGroup>;

/** `position`: of the last event that is in it. `events`: how many were replayed. `parked`: streams that could not be read to their end. */
export const replayHeader = z.object({
  asOf: z.string(),
  position: z.int(),
  events: z.int(),
  from: day.nullable(),
  to: day.nullable(),
  target: z.int().nullable(),
  parked: z.int(),
});
export type ReplayHeader = z.infer<typeof replayHeader>;

/** Goals whose thoughts are counted by tags, which are sealed, and that no morning has counted yet; and goals set before it was stored whether they are. */
export const goalsNotCounted = z.object({ byTags: z.int(), unknown: z.int() });
export type GoalsNotCounted = z.infer<typeof goalsNotCounted>;

export const goalStatisticsReport = z.object({
  replay: replayHeader,
  groups: z.array(goalGroup),
  notCounted: goalsNotCounted,
});
export type GoalStatisticsReport = z.infer<typeof goalStatisticsReport>;

const asOf = z.union([day, z.iso.datetime({ precision: 3 }), z.string().regex(/^\d{1,15}$/u)]);

/** `GET /api/admin/goal-statistics`: the options of `npm run replay -- goal-statistics`. `asOf`: a day, an instant, or a position of the log. */
export const goalStatisticsQuery = z.object({
  asOf: asOf.optional(),
  from: day.optional(),
  to: day.optional(),
  target: z.coerce.number().int().min(1).max(maxGoalTarget).optional(),
  format: z.enum(['csv', 'ndjson']).optional(),
});
export type GoalStatisticsQuery = z.infer<typeof goalStatisticsQuery>;

/** `replaying`: to be asked again; `percent` of the log that is read. */
export const goalStatisticsAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ready'), report: goalStatisticsReport }),
  z.object({ status: z.literal('replaying'), percent: z.int() }),
]);
export type GoalStatisticsAnswer = z.infer<typeof goalStatisticsAnswer>;
