import type { GoalChart, GoalRange, GoalWhatIf } from '@ecrin/contracts/goal/goal-analysis.ts';
import type { GoalDetail, GoalList } from '@ecrin/contracts/goal/goal.ts';
import { dayStartOn } from '@ecrin/domain/goal/day-part.ts';
import { feedbackFor } from '@ecrin/domain/goal/feedback/choose-feedback.ts';
import { recommendationFor } from '@ecrin/domain/goal/feedback/choose-recommendation.ts';
import { comparedSnapshots } from '@ecrin/domain/goal/feedback/other-terms.ts';
import { lastPeriods, statisticsNow } from '@ecrin/domain/goal/figures/closed-periods.ts';
import { goalChartBars } from '@ecrin/domain/goal/figures/goal-chart.ts';
import { goalFigures, shownDays } from '@ecrin/domain/goal/figures/goal-figures.ts';
import { lastRevisionOf, withTerms, type OtherTerms } from '@ecrin/domain/goal/figures/what-if.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { dateRangeOn } from '@ecrin/domain/time/date-ranges.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { goalCardOf, periodOf, statisticsShown } from './goal-card.ts';
import { allGoalsOf, findOwnGoal, readGoals, sumUp, type GoalReading, type GoalsQuery } from './read-goals.ts';

type Absent = Readonly<{ refused: 'goal.not-found' }>;
const absent: Absent = { refused: 'goal.not-found' };

export const maxPeriods = 60;
export const maxDays = 31;

/** A client's goals in the order they were set, with their current state. */
export const listGoals =
  (models: ReadModels) =>
  async (asked: GoalsQuery): Promise<GoalList> => {
    const { read, calendar, today } = await readGoals(models, asked);
    const items = [];
    for (const goal of await allGoalsOf(models, asked.ownerId)) items.push(goalCardOf(await read(goal)));
    return {
      items,
      dayStart: dayStartOn(calendar.dayStarts, calendarDay(asked.now, asked.timeZone)),
      allPaused: dateRangeOn(calendar.pauses, today) !== null,
      today,
    };
  };

/** Another client's goal counts as missing. */
const withGoal = async <Answer>(
  models: ReadModels,
  asked: GoalsQuery & Readonly<{ goalId: string }>,
  answer: (read: GoalReading) => Answer | Promise<Answer>,
): Promise<Answer | Absent> => {
  const goal = await findOwnGoal(models, asked.ownerId, asked.goalId);
  return goal ? answer(await (await readGoals(models, asked)).read(goal)) : absent;
};

type GoalAsked = GoalsQuery & Readonly<{ goalId: string }>;

export const findGoal =
  (models: ReadModels) =>
  (asked: GoalAsked): Promise<GoalDetail | Absent> =>
    withGoal(models, asked, goalDetailOf);

const goalDetailOf = async (read: GoalReading): Promise<GoalDetail> => {
  const { snapshot, proposals } = read;
  await sumUp(comparedSnapshots(snapshot));
  const figures = goalFigures(snapshot);
  const revision = lastRevisionOf(snapshot);
  return {
    ...goalCardOf(read, figures),
    statistics: statisticsShown(figures.statistics),
    periods: lastPeriods(snapshot, maxPeriods).map(periodOf).toReversed(),
    days: [...shownDays(snapshot, maxDays)],
    feedback: [...feedbackFor(snapshot)],
    recommendations: [...recommendationFor(snapshot, proposals)],
    lastRevision: revision && {
      ...revision,
      before: statisticsShown(revision.before),
      after: statisticsShown(revision.after),
    },
  };
};

export const goalChartOf =
  (models: ReadModels) =>
  (asked: GoalAsked & Readonly<{ range: GoalRange }>): Promise<GoalChart | Absent> =>
    withGoal(models, asked, ({ snapshot }) => ({
      bars: [...goalChartBars(snapshot, asked.range)],
    }));

export const goalWhatIfOf =
  (models: ReadModels) =>
  (asked: GoalAsked & Readonly<{ terms: OtherTerms }>): Promise<GoalWhatIf | Absent> =>
    withGoal(models, asked, async ({ snapshot }) => {
      const other = withTerms(snapshot, asked.terms);
      await sumUp([other]);
      return { before: statisticsShown(statisticsNow(snapshot)), after: statisticsShown(statisticsNow(other)) };
    });
