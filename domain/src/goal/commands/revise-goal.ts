import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import { latestRevision } from '../goal-history.ts';
import { acceptedTerms, hasSameTerms, type GivenTerms, type InvalidGoalTerms } from '../goal-terms.ts';
import type { Goal } from '../goal.aggregate.ts';
import type { GoalRevised } from '../goal.events.ts';
import { requireGoal, type GoalUnavailable } from './require-goal.ts';

/** All terms as they are to be from the period of `today` on. */
export type ReviseGoal = GivenTerms & Readonly<{ goalId: string; today: string; now: string }>;

export const reviseGoal = (
  command: ReviseGoal,
  goal: Goal,
): Decision<GoalRevised, GoalUnavailable | InvalidGoalTerms> =>
  requireGoal<Decision<GoalRevised, InvalidGoalTerms>>(goal, (history) => {
    const { goalId, today, now } = command;
    const accepted = acceptedTerms(command, history.startDay);
    if ('refused' in accepted) return accepted;
    if (hasSameTerms(accepted, { ...history, ...latestRevision(history) })) return nothingNew;

    return [
      {
        type: 'GoalRevised',
        data: { goalId, ...accepted.terms, tagCount: accepted.words.tags.length, fromDay: today, revisedAt: now },
        private: accepted.words,
      },
    ];
  });
