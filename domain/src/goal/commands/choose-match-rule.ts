import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { latestRevision } from '../goal-history.ts';
import type { Goal } from '../goal.aggregate.ts';
import type { GoalMatchRuleChosen } from '../goal.events.ts';
import type { ChosenMatchRule } from '../goal.vocabulary.ts';
import { requireGoal, type GoalUnavailable } from './require-goal.ts';

export type ChooseMatchRule = Readonly<{ goalId: string; rule: ChosenMatchRule; now: string }>;

export const chooseMatchRule = (
  { goalId, rule, now }: ChooseMatchRule,
  goal: Goal,
): Decision<GoalMatchRuleChosen, GoalUnavailable | 'goal.counts-no-thoughts'> =>
  requireGoal<Decision<GoalMatchRuleChosen, 'goal.counts-no-thoughts'>>(goal, (history) => {
    if (latestRevision(history).terms.filter === null) return refuse('goal.counts-no-thoughts');
    return history.matchRule === rule
      ? nothingNew
      : [{ type: 'GoalMatchRuleChosen', data: { goalId, rule, chosenAt: now }, private: null }];
  });
