import type { GoalCard, GoalPeriod, GoalStatistics } from '@ecrin/contracts/goal/goal.ts';
import { goalFigures, shownPeriod, type GoalFigures } from '@ecrin/domain/goal/figures/goal-figures.ts';
import type { EvaluatedPeriod } from '@ecrin/domain/goal/figures/goal-periods.ts';
import type { GoalStatisticsOf } from '@ecrin/domain/goal/figures/period-totals.ts';
import { latestRevision, type Revision } from '@ecrin/domain/goal/goal-history.ts';
import type { GoalReading } from './read-goals.ts';

export const goalCardOf = (read: GoalReading, figures: GoalFigures = goalFigures(read.snapshot)): GoalCard => {
  const { history } = read.snapshot;
  const revision = latestRevision(history);
  const { frequency, targetCount, aim, endDay, restDays } = revision.terms;
  const {
    pause,
    today,
    statistics: { strength, streak },
    active,
    due,
    lastDay,
    periodDaysLeft,
    daysLeft,
  } = figures;
  return {
    goalId: history.goalId,
    title: history.title,
    description: history.description,
    frequency,
    targetCount,
    aim,
    startDay: history.startDay,
    endDay,
    restDays: [...restDays],
    filter: filterOf(revision),
    active,
    matchRule: history.matchRule,
    pause: pause && { all: pause.all, fromDay: pause.fromDay, untilDay: pause.untilDay },
    period: periodOf(figures.period),
    periodDaysLeft,
    daysLeft,
    due,
    today: { day: today.day, count: today.count, state: today.state },
    strength,
    streak,
    lastDay,
    proposals: read.proposals,
  };
};

export const periodOf = (period: EvaluatedPeriod): GoalPeriod => ({ ...shownPeriod(period) });

export const statisticsShown = (statistics: GoalStatisticsOf): GoalStatistics => ({
  ...statistics,
  bestStreaks: [...statistics.bestStreaks],
});

const filterOf = ({ terms: { filter }, tags }: Revision): GoalCard['filter'] =>
  filter && {
    threadIds: [...filter.threadIds],
    tags: [...tags],
    categories: [...filter.categories],
    moods: [...filter.moods],
    statuses: [...filter.statuses],
  };
