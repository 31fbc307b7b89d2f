import type { GoalCard, GoalDetail, GoalList } from '@ecrin/contracts/goal/goal.ts';
import type { MatchRule } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { api } from '#lib/api/api.ts';
import { goalListApi } from '#lib/api/goal-list.api.ts';
import { optimisticUpdate, type RunningCommand } from '#lib/api/optimistic-update.ts';
import { goalsApi } from './goals.api.ts';
import { withDayMarked, withDayMarkedInDetail, type DayMarking } from './marked-goal.ts';

type GoalCommand<Words> = Readonly<{ goalId: string } & Words>;

/** Every answer about goals that is kept. */
const cachedGoalQueries = ({ getState }: RunningCommand) => api.util.selectInvalidatedBy(getState(), ['Goal']);

const updateLists = (running: RunningCommand, change: (list: GoalList) => GoalList) =>
  cachedGoalQueries(running)
    .filter(({ endpointName }) => endpointName === 'listGoals')
    .map(({ originalArgs }) => running.dispatch(goalListApi.util.updateQueryData('listGoals', originalArgs, change)));

/** The goal wherever it is listed: other than it was, or gone. */
const updateCard = (goalId: string, running: RunningCommand, change: (card: GoalCard) => GoalCard[]) =>
  updateLists(running, (list) => ({
    ...list,
    items: list.items.flatMap((card) => (card.goalId === goalId ? change(card) : [card])),
  }));

/** The goal where all of it is shown. */
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

/** What is said to thoughts that fit. */
export const chooseMatchRuleOptimistically = (
  { goalId, rule }: GoalCommand<{ rule: MatchRule }>,
  running: RunningCommand,
) => optimisticUpdate(running, () => updateDetail(goalId, running, (goal) => ({ ...goal, matchRule: rule })));

/** When a day begins, in minutes after midnight. */
export const chooseDayStartOptimistically = (dayStart: number, running: RunningCommand) =>
  optimisticUpdate(running, () => updateLists(running, (list) => ({ ...list, dayStart })));

/** A deleted goal is out of sight, so that nobody asks for it when it is gone. */
export const hideGoalOptimistically = (goalId: string, running: RunningCommand) =>
  optimisticUpdate(running, () => updateCard(goalId, running, () => []));
