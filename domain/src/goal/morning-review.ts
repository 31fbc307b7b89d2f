import { dayPlus } from './days.ts';
import { goalFigures } from './goal-figures.ts';
import { latestRevision } from './goal-history.ts';
import type { GoalLived } from './goal-lived.ts';
import type { GoalPeriodLived } from './goal-periods.ts';
import { streaksOf } from './goal-streaks.ts';
import type { GoalAim, GoalFrequency } from './goal.vocabulary.ts';

/** A goal whose period ended yesterday. `strength` 0…1; `streak`: periods met in a row up to then. */
export type EndedGoal = Readonly<{ goalId: string; title: string; frequency: GoalFrequency; aim: GoalAim; count: number; target: number; strength: number; streak: number }>;
/** In order of being set. */
export type MorningReview = Readonly<{ missed: readonly EndedGoal[]; met: readonly EndedGoal[] }>;

/** Days in a row that are worth a word; of weeks and months each one is. */
const milestones: ReadonlySet<number> = new Set([7, 14, 30, 60, 100, 180, 365, 500, 730, 1_000]);

/** What a morning finds of the periods that ended with the day before. What was excused, rests or fell asleep is not spoken of. */
export const morningReview = (goals: readonly GoalLived[]): MorningReview => {
  const ended = goals.flatMap(endedYesterday);
  return {
    missed: ended.filter(({ period }) => !period.met && period.result !== 'inactive').map(({ goal }) => goal),
    met: ended.filter(({ period, goal }) => period.met && (goal.frequency !== 'daily' || milestones.has(goal.streak))).map(({ goal }) => goal),
  };
};

/** Whether a goal can still have something to say tomorrow. */
export const goesOn = ({ history, today }: Pick<GoalLived, 'history' | 'today'>): boolean => {
  const { endDay } = latestRevision(history).terms;
  return !history.deleted && (endDay === null || endDay >= today);
};

type Ended = Readonly<{ goal: EndedGoal; period: GoalPeriodLived }>;

const endedYesterday = (lived: GoalLived): readonly Ended[] => {
  const { history: { goalId, title }, today } = lived;
  const { periods, statistics: { strength }, active } = goalFigures(lived);
  const past = periods.filter(({ to }) => to < today);
  const period = past.at(-1);
  if (title === null || !active || !period || period.excused || period.to !== dayPlus(today, -1)) return [];
  const { count, target, revision: { terms: { frequency, aim } } } = period;
  return [{ period, goal: { goalId, title, frequency, aim, count, target, strength, streak: streaksOf(past).running?.length ?? 0 } }];
};
