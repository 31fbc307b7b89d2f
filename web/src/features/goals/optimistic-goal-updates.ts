import type { GoalCard, GoalDay, GoalDetail, GoalList } from '@ecrin/contracts/goal/goal.ts';
import { stateUnderLimit } from '@ecrin/domain/goal/figures/day-state.ts';
import { periodAround } from '@ecrin/domain/goal/figures/period-spans.ts';
import { goalProgress } from '@ecrin/domain/goal/goal-terms.ts';
import type { DayMark, DayState, MatchRule } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { api } from '#lib/api/api.ts';
import { goalListApi } from '#lib/api/goal-list.api.ts';
import { optimisticUpdate, type RunningCommand } from '#lib/api/optimistic-update.ts';
import { goalsApi } from './goals.api.ts';

type DayMarking = Readonly<{ day: string; mark: DayMark; count?: number | undefined }>;

const countOf = ({ filter }: Pick<GoalCard, 'filter'>, { mark, count }: DayMarking, former: number): number => {
  if (filter !== null) return former;
  return mark === 'done' ? (count ?? 1) : 0;
};

type Counts = Readonly<{ /** Earlier in its period. */ before: number; count: number }>;
const stateOf = ({ aim, period }: Pick<GoalCard, 'aim' | 'period'>, mark: DayMark, counts: Counts): DayState =>
  aim === 'avoid' && mark !== 'skipped' ? stateUnderLimit(counts, period.target) : mark;

/** A goal after a day is marked: what is certain before the server has computed its figures. */
export const withDayMarked = <Card extends GoalCard>(card: Card, marking: DayMarking): Card => {
  if (marking.day !== card.today.day) return card;
  const count = countOf(card, marking, card.today.count);
  const before = Math.max(0, card.period.count - card.today.count);
  const inPeriod = before + count;
  const progress = card.aim === 'achieve' ? goalProgress(inPeriod, card.period.target) : card.period.progress;
  const needed = card.frequency === 'daily' ? card.period.target : 1;
  return {
    ...card,
    today: { day: marking.day, count, state: stateOf(card, marking.mark, { before, count }) },
    period: { ...card.period, count: inPeriod, progress },
    due: card.due && count < needed && (marking.mark === 'done' || marking.mark === 'unknown'),
  };
};

const countBefore = ({ days, frequency }: GoalDetail, until: string): number => {
  const { from } = periodAround(frequency, until);
  return days.reduce((sum, { day, count }) => (day >= from && day < until ? sum + count : sum), 0);
};

/** The same for the details of a goal. */
export const withDayMarkedInDetail = (goal: GoalDetail, marking: DayMarking): GoalDetail => {
  const before = countBefore(goal, marking.day);
  const days = goal.days.map((day) => {
    if (day.day !== marking.day) return day;
    const count = countOf(goal, marking, day.count);
    return { ...day, count, state: stateOf(goal, marking.mark, { before, count }) };
  });
  return withDayMarked({ ...goal, days }, marking);
};

/** The mark that restores the state of a day. */
export const previousMark = ({ state, count }: Pick<GoalDay, 'state' | 'count'>): Omit<DayMarking, 'day'> => {
  if (state === 'skipped') return { mark: 'skipped' };
  if (count > 0) return { mark: 'done', count };
  return { mark: state === 'missed' ? 'missed' : 'unknown' };
};

type GoalCommand<Words> = Readonly<{ goalId: string } & Words>;

/** Every cached query about goals. */
const cachedGoalQueries = ({ getState }: RunningCommand) => api.util.selectInvalidatedBy(getState(), ['Goal']);

const updateLists = (running: RunningCommand, change: (list: GoalList) => GoalList) =>
  cachedGoalQueries(running)
    .filter(({ endpointName }) => endpointName === 'listGoals')
    .map(({ originalArgs }) => running.dispatch(goalListApi.util.updateQueryData('listGoals', originalArgs, change)));

/** Updates the goal in every cached list, or removes it. */
const updateCard = (goalId: string, running: RunningCommand, change: (card: GoalCard) => GoalCard[]) =>
  updateLists(running, (list) => ({
    ...list,
    items: list.items.flatMap((card) => (card.goalId === goalId ? change(card) : [card])),
  }));

/** Updates its cached details. */
const updateDetail = (goalId: string, running: RunningCommand, change: (goal: GoalDetail) => GoalDetail) =>
  cachedGoalQueries(running)
    .filter(({ endpointName, originalArgs }) => endpointName === 'findGoal' && originalArgs.goalId === goalId)
    .map(({ originalArgs }) => running.dispatch(goalsApi.util.updateQueryData('findGoal', originalArgs, change)));

/** A marked day. */
export const markDayOptimistically = ({ goalId, ...marking }: GoalCommand<DayMarking>, running: RunningCommand) =>
  optimisticUpdate(running, () => [
    ...updateCard(goalId, running, (card) => [withDayMarked(card, marking)]),
    ...updateDetail(goalId, running, (goal) => withDayMarkedInDetail(goal, marking)),
  ]);

/** The answer given to matching thoughts. */
export const chooseMatchRuleOptimistically = (
  { goalId, rule }: GoalCommand<{ rule: MatchRule }>,
  running: RunningCommand,
) => optimisticUpdate(running, () => updateDetail(goalId, running, (goal) => ({ ...goal, matchRule: rule })));

/** When a day begins, in minutes after midnight. */
export const chooseDayStartOptimistically = (dayStart: number, running: RunningCommand) =>
  optimisticUpdate(running, () => updateLists(running, (list) => ({ ...list, dayStart })));

/** A deleted goal is hidden, so that it is not requested again. */
export const hideGoalOptimistically = (goalId: string, running: RunningCommand) =>
  optimisticUpdate(running, () => updateCard(goalId, running, () => []));
