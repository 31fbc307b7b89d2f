import type { GoalCard, GoalDetail, GoalList } from '@ecrin/contracts/goal/goal.ts';
import type { MatchRule } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { api } from '#lib/api/api.ts';
import { goalListApi } from '#lib/api/goal-list.api.ts';
import { optimisticUpdate, type RunningCommand } from '#lib/api/optimistic-update.ts';
import { goalsApi } from './goals.api.ts';
import { markedCard, markedDetail, type Marking } from './marked.ts';

type Of<Words> = Readonly<{ goalId: string } & Words>;

/** Every answer about goals that is kept. */
const kept = ({ getState }: RunningCommand) => api.util.selectInvalidatedBy(getState(), ['Goal']);

const changeLists = (running: RunningCommand, change: (list: GoalList) => GoalList) =>
  kept(running)
    .filter(({ endpointName }) => endpointName === 'listGoals')
    .map(({ originalArgs }) => running.dispatch(goalListApi.util.updateQueryData('listGoals', originalArgs, change)));

/** The goal wherever it is listed: other than it was, or gone. */
const changeCard = (goalId: string, running: RunningCommand, change: (card: GoalCard) => GoalCard[]) =>
  changeLists(running, (list) => ({
    ...list,
    items: list.items.flatMap((card) => (card.goalId === goalId ? change(card) : [card])),
  }));

/** The goal where all of it is shown. */
const changeDetail = (goalId: string, running: RunningCommand, change: (goal: GoalDetail) => GoalDetail) =>
  kept(running)
    .filter(({ endpointName, originalArgs }) => endpointName === 'findGoal' && originalArgs.goalId === goalId)
    .map(({ originalArgs }) => running.dispatch(goalsApi.util.updateQueryData('findGoal', originalArgs, change)));

/** A marked day. */
export const markAtOnce = ({ goalId, ...marking }: Of<Marking>, running: RunningCommand) =>
  optimisticUpdate(running, () => [
    ...changeCard(goalId, running, (card) => [markedCard(card, marking)]),
    ...changeDetail(goalId, running, (goal) => markedDetail(goal, marking)),
  ]);

/** What is said to thoughts that fit. */
export const ruleAtOnce = ({ goalId, rule }: Of<{ rule: MatchRule }>, running: RunningCommand) =>
  optimisticUpdate(running, () => changeDetail(goalId, running, (goal) => ({ ...goal, matchRule: rule })));

/** When a day begins, in minutes after midnight. */
export const dayStartAtOnce = (dayStart: number, running: RunningCommand) =>
  optimisticUpdate(running, () => changeLists(running, (list) => ({ ...list, dayStart })));

/** A deleted goal is out of sight, so that nobody asks for it when it is gone. */
export const hideAtOnce = (goalId: string, running: RunningCommand) =>
  optimisticUpdate(running, () => changeCard(goalId, running, () => []));
