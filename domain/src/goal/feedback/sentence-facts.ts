import { dateRangeOn } from '#time/date-ranges.ts';
import { dayPlus, daysBetween } from '#time/days.ts';
import { closedBefore, goalPeriods } from '../figures/closed-periods.ts';
import { dayState } from '../figures/day-state.ts';
import { goalFigures, type GoalFigures } from '../figures/goal-figures.ts';
import type { EvaluatedPeriod } from '../figures/goal-periods.ts';
import type { GoalSnapshot } from '../figures/goal-snapshot.ts';
import { latestRevision } from '../goal-history.ts';
import type { GoalTerms } from '../goal.events.ts';
import type { DayState } from '../goal.vocabulary.ts';

/** What sentences are selected by and filled with. Percents 0…100. */
export type SentenceFacts = Readonly<{
  snapshot: GoalSnapshot;
  figures: GoalFigures;
  terms: GoalTerms;
  strength: number;
  left: number;
  restsToday: boolean;
  /** The last asked period, when it is the one before the current one. */
  previous: EvaluatedPeriod | null;
  deactivated: boolean;
  begun: boolean;
  over: boolean;
  state: DayState;
}>;

export const percent = (share: number): number => Math.round(100 * share);

export const sentenceFacts = (snapshot: GoalSnapshot): SentenceFacts => {
  const { history, today } = snapshot;
  const figures = goalFigures(snapshot);
  const { terms } = latestRevision(history);
  const { period, previous } = figures;
  return {
    snapshot: snapshot,
    figures,
    terms,
    strength: percent(figures.statistics.strength),
    left: Math.max(0, period.target - period.count),
    restsToday: figures.today.rest,
    previous: previous && !previous.excused && !previous.open ? previous : null,
    deactivated: dateRangeOn(history.deactivations, today) !== null,
    begun: history.startDay <= today,
    over: terms.endDay !== null && terms.endDay < today,
    state: stateOn(figures, today),
  };
};

const stateOn = ({ period }: GoalFigures, today: string): DayState => {
  const day = period.days.find((one) => one.day === today);
  return day ? dayState(period, day, today) : 'unknown';
};

/** The strength so many days before, as percents. */
export const strengthBefore = ({ snapshot }: SentenceFacts, days: number): number =>
  percent(closedBefore(snapshot, dayPlus(snapshot.today, 1 - days)).totals.strength);

/** Of the last seven days before this week, Monday to Sunday: the count and the number of days. */
export const weekBefore = ({ snapshot }: SentenceFacts): Readonly<{ thoughts: number; days: number }> => {
  const { today } = snapshot;
  const counted = goalPeriods(snapshot, dayPlus(today, -7)).flatMap(({ days }) =>
    days.filter(({ day, count }) => count > 0 && day < today && daysBetween(day, today) <= 7),
  );
  return { thoughts: counted.reduce((sum, { count }) => sum + count, 0), days: counted.length };
};
