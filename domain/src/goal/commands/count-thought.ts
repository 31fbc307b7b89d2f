import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { latestRevision } from '../goal-history.ts';
import type { Goal } from '../goal.aggregate.ts';
import type { GoalThoughtCounted, GoalThoughtLeftOut } from '../goal.events.ts';
import { requireGoal, type GoalUnavailable } from './require-goal.ts';

/** The caller checks that the thought exists and belongs to the client. */
export type CountThought = Readonly<{ goalId: string; thoughtId: string; counts: boolean; now: string }>;
type Answered = GoalThoughtCounted | GoalThoughtLeftOut;

/** Counts a thought, or excludes it. */
export const countThought = (
  { goalId, thoughtId, counts, now }: CountThought,
  goal: Goal,
): Decision<Answered, GoalUnavailable | 'goal.counts-no-thoughts'> =>
  requireGoal<Decision<Answered, 'goal.counts-no-thoughts'>>(goal, (history) => {
    if (latestRevision(history).terms.filter === null) return refuse('goal.counts-no-thoughts');
    if (history.answers[thoughtId] === counts) return nothingNew;

    return counts
      ? [{ type: 'GoalThoughtCounted', data: { goalId, thoughtId, countedAt: now }, private: null }]
      : [{ type: 'GoalThoughtLeftOut', data: { goalId, thoughtId, leftOutAt: now }, private: null }];
  });
