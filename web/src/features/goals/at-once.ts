import type { GoalCard } from '@ecrin/contracts/goal.ts';
import { api } from '../../lib/api.ts';
import { goalListApi } from '../../lib/goal-list.api.ts';
import type { store } from '../../lib/store.ts';
import { goalsApi } from './goals.api.ts';
import { markedCard, markedDetail, type Marking } from './marked.ts';

type Running = Readonly<{ dispatch: typeof store.dispatch; queryFulfilled: Promise<unknown>; getState: () => Parameters<typeof api.util.selectInvalidatedBy>[0] }>;

/** Every answer about goals that is kept. */
const kept = ({ getState }: Running) => api.util.selectInvalidatedBy(getState(), ['Goal']);

const changeList = (halfHour: string, change: (card: GoalCard) => GoalCard[]) =>
  goalListApi.util.updateQueryData('listGoals', halfHour, (list) => ({ ...list, items: list.items.flatMap(change) }));

/** A marked day is shown at once, and taken back when it is refused. */
export const markAtOnce = async (marking: Marking & Readonly<{ goalId: string }>, running: Running) => {
  const patches = kept(running).flatMap(({ endpointName, originalArgs }) => {
    if (endpointName === 'listGoals') return [running.dispatch(changeList(originalArgs, (card) => [card.goalId === marking.goalId ? markedCard(card, marking) : card]))];
    if (endpointName !== 'findGoal' || originalArgs.goalId !== marking.goalId) return [];
    return [running.dispatch(goalsApi.util.updateQueryData('findGoal', originalArgs, (goal) => markedDetail(goal, marking)))];
  });
  await running.queryFulfilled.catch(() => patches.forEach(({ undo }) => undo()));
};

/** A deleted goal is out of sight at once, so that nobody asks for it when it is gone. */
export const hideAtOnce = async (goalId: string, running: Running) => {
  const lists = kept(running).filter(({ endpointName }) => endpointName === 'listGoals');
  const patches = lists.map(({ originalArgs }) => running.dispatch(changeList(originalArgs, (card) => (card.goalId === goalId ? [] : [card]))));
  await running.queryFulfilled.catch(() => patches.forEach(({ undo }) => undo()));
};
