import type { PeriodSummary } from '#notification/system-message.vocabulary.ts';
import { dayPlus } from '#time/days.ts';
import { goalFigures } from '../figures/goal-figures.ts';
import type { EvaluatedPeriod } from '../figures/goal-periods.ts';
import type { GoalSnapshot } from '../figures/goal-snapshot.ts';
import { streaksOf } from '../figures/goal-statistics.ts';
import { latestRevision } from '../goal-history.ts';

/** A goal whose period ended yesterday. */
export type EndedGoal = Readonly<{ goalId: string; title: string }> & PeriodSummary;
/** In the order they were set. */
export type MorningReview = Readonly<{ missed: readonly EndedGoal[]; met: readonly EndedGoal[] }>;

/** Days in a row that are reported; of weeks and months each one is. */
const milestones: ReadonlySet<number> = new Set([7, 14, 30, 60, 100, 180, 365, 500, 730, 1_000]);

/** The results of periods that ended with the day before. Exempt, paused and inactive ones are left out; of days missed in a row only the first is reported. */
export const morningReview = (goals: readonly GoalSnapshot[]): MorningReview => {
  const ended = goals.flatMap(endedYesterday);
  return {
    missed: ended
      .filter(({ period, again }) => !period.met && period.result !== 'inactive' && !again)
      .map(({ goal }) => goal),
    met: ended
      .filter(({ period, goal }) => period.met && (goal.frequency !== 'daily' || milestones.has(goal.streak)))
      .map(({ goal }) => goal),
  };
};

/** Whether a goal can still have a result tomorrow. */
export const isOngoing = ({ history, today }: Pick<GoalSnapshot, 'history' | 'today'>): boolean => {
  const { endDay } = latestRevision(history).terms;
  return !history.deleted && (endDay === null || endDay >= today);
};

/** `again`: the asked day before was missed, too. */
type Ended = Readonly<{ goal: EndedGoal; period: EvaluatedPeriod; again: boolean }>;

const endedYesterday = (snapshot: GoalSnapshot): readonly Ended[] => {
  const {
    history: { goalId, title },
    today,
  } = snapshot;
  const {
    periods,
    statistics: { strength },
    active,
  } = goalFigures(snapshot);
  const past = periods.filter(({ to }) => to < today);
  const period = past.at(-1);
  if (title === null || !active || !period || period.excused || period.to !== dayPlus(today, -1)) return [];
  const {
    count,
    target,
    revision: {
      terms: { frequency, aim },
    },
  } = period;
  return [
    {
      period,
      again: isMissedAgain(past, period),
      goal: { goalId, title, frequency, aim, count, target, strength, streak: streaksOf(past).running?.length ?? 0 },
    },
  ];
};

const isMissedAgain = (past: readonly EvaluatedPeriod[], { from, revision }: EvaluatedPeriod): boolean =>
  revision.terms.frequency === 'daily' &&
  past.findLast((before) => before.from < from && !before.excused)?.met === false;
