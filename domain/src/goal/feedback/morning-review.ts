import type { PeriodSummary } from '#notification/system-message.vocabulary.ts';
import { dayPlus } from '#time/days.ts';
import { closedBefore, closedPeriods, lastPeriods } from '../figures/closed-periods.ts';
import { goalFigures } from '../figures/goal-figures.ts';
import type { EvaluatedPeriod } from '../figures/goal-periods.ts';
import type { GoalSnapshot } from '../figures/goal-snapshot.ts';
import { latestRevision } from '../goal-history.ts';

/** A goal whose period ended yesterday. */
export type EndedGoal = Readonly<{ goalId: string; title: string }> & PeriodSummary;
/** In the order they were set. */
export type MorningReview = Readonly<{ missed: readonly EndedGoal[]; met: readonly EndedGoal[] }>;

/** Days in a row that are reported; of weeks and months each one is. */
const milestones: ReadonlySet<number> = new Set([7, 14, 30, 60, 100, 180, 365, 500, 730, 1_000]);

/** The results of periods that ended with the day before. Exempt, paused and inactive ones are left out; of days missed in a row only the first is reported. */
export const morningReview = (ended: readonly EndedPeriod[]): MorningReview => ({
  missed: ended
    .filter(({ period, again }) => !period.met && period.result !== 'inactive' && !again)
    .map(({ goal }) => goal),
  met: ended
    .filter(({ period, goal }) => period.met && (goal.frequency !== 'daily' || milestones.has(goal.streak)))
    .map(({ goal }) => goal),
});

/** Whether a goal can still have a result tomorrow. */
export const isOngoing = ({ history, today }: Pick<GoalSnapshot, 'history' | 'today'>): boolean => {
  const { endDay } = latestRevision(history).terms;
  return !history.deleted && (endDay === null || endDay >= today);
};

/** `again`: the asked day before was missed, too. */
export type EndedPeriod = Readonly<{ goal: EndedGoal; period: EvaluatedPeriod; again: boolean }>;

/** One at most, of one goal. */
export const endedYesterday = (snapshot: GoalSnapshot): readonly EndedPeriod[] => {
  const { title } = snapshot.history;
  const period = lastPeriods(snapshot, 2).findLast(({ to }) => to < snapshot.today);
  const { statistics, active } = goalFigures(snapshot);
  if (title === null || !active || !period || period.excused || period.to !== dayPlus(snapshot.today, -1)) return [];
  const goal = { goalId: snapshot.history.goalId, title, strength: statistics.strength };
  return [{ period, again: isMissedAgain(snapshot, period), goal: { ...goal, ...summaryOf(snapshot, period) } }];
};

const summaryOf = (snapshot: GoalSnapshot, { count, target, revision }: EvaluatedPeriod) => ({
  frequency: revision.terms.frequency,
  aim: revision.terms.aim,
  count,
  target,
  streak: closedPeriods(snapshot).totals.running?.length ?? 0,
});

const isMissedAgain = (snapshot: GoalSnapshot, { from, revision }: EvaluatedPeriod): boolean =>
  revision.terms.frequency === 'daily' && closedBefore(snapshot, from).totals.lastMet === false;
