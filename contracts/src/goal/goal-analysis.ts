import { goalAims, goalFrequencies, maxGoalTarget, periodResults } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { z } from 'zod';
import { day } from '#time/days.ts';
import { goalQuery, goalStatistics } from './goal.ts';

export const goalRanges = ['7-days', '4-weeks', 'this-month', 'last-month', '12-months'] as const;
export type GoalRange = (typeof goalRanges)[number];

export const goalChartQuery = goalQuery.extend({ range: z.enum(goalRanges) });
/** `GET /goals/{goalId}/what-if`: any of the terms that affect figures. */
export const goalWhatIfQuery = goalQuery.extend({
  targetCount: z.coerce.number().int().min(1).max(maxGoalTarget).optional(),
  frequency: z.enum(goalFrequencies).optional(),
  aim: z.enum(goalAims).optional(),
});

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
