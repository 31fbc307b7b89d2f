import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import { latestRevision, type GoalHistory } from '../goal-history.ts';
import {
  acceptedTerms,
  hasSameTerms,
  type AcceptedTerms,
  type GivenTerms,
  type InvalidGoalTerms,
} from '../goal-terms.ts';
import type { Goal } from '../goal.aggregate.ts';
import type { GoalRevised } from '../goal.events.ts';
import type { ChosenMatchRule } from '../goal.vocabulary.ts';
import { requireGoal, type GoalUnavailable } from './require-goal.ts';

/** All terms as they are to be from the period of `today` on; without `matchRule` the rule stays. */
export type ReviseGoal = GivenTerms &
  Readonly<{ goalId: string; today: string; now: string; matchRule?: ChosenMatchRule | undefined }>;

export const reviseGoal = (
  command: ReviseGoal,
  goal: Goal,
): Decision<GoalRevised, GoalUnavailable | InvalidGoalTerms> =>
  requireGoal<Decision<GoalRevised, InvalidGoalTerms>>(goal, (history) => {
    const { goalId, today, now } = command;
    const accepted = acceptedTerms(command, history.startDay);
    if ('refused' in accepted) return accepted;
    const matchRule = newRule(command, accepted, history);
    if (!matchRule && hasSameTerms(accepted, { ...history, ...latestRevision(history) })) return nothingNew;

    return [
      {
        type: 'GoalRevised',
        data: {
          goalId,
          ...accepted.terms,
          tagCount: accepted.words.tags.length,
          ...(matchRule && { matchRule }),
          fromDay: today,
          revisedAt: now,
        },
        private: accepted.words,
      },
    ];
  });

/** null: the rule stays. A goal that was tapped so far has no habit to keep: what matches counts from the start. */
const newRule = (
  { matchRule }: Pick<ReviseGoal, 'matchRule'>,
  { terms }: AcceptedTerms,
  history: GoalHistory,
): ChosenMatchRule | null => {
  if (matchRule) return matchRule === history.matchRule ? null : matchRule;
  const beginsToMatch = terms.filter !== null && latestRevision(history).terms.filter === null;
  return beginsToMatch && history.matchRule === 'unasked' ? 'always' : null;
};
