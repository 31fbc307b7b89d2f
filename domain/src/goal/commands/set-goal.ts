import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { dayPlus } from '#time/days.ts';
import { latestRevision, type GoalHistory } from '../goal-history.ts';
import {
  acceptedTerms,
  hasSameTerms,
  type AcceptedTerms,
  type GivenTerms,
  type InvalidGoalTerms,
} from '../goal-terms.ts';
import type { Goal } from '../goal.aggregate.ts';
import type { GoalSet } from '../goal.events.ts';
import { maxGoalDaysAhead } from '../goal.vocabulary.ts';

/** `startDay`: the person's today by default; both YYYY-MM-DD. */
export type SetGoal = GivenTerms &
  Readonly<{ goalId: string; ownerId: string; startDay?: string | undefined; today: string; now: string }>;

export const setGoal = (
  command: SetGoal,
  goal: Goal,
): Decision<GoalSet, InvalidGoalTerms | 'goal.starts-too-late' | 'goal.already-set'> => {
  const { goalId, ownerId, startDay = command.today, now } = command;
  const accepted = acceptedTerms(command, startDay);
  if ('refused' in accepted) return accepted;
  if (startDay > dayPlus(command.today, maxGoalDaysAhead)) return refuse('goal.starts-too-late');
  if (goal) return isTheSame(goal, accepted, command.startDay) ? nothingNew : refuse('goal.already-set');

  return [
    {
      type: 'GoalSet',
      data: { goalId, ownerId, ...accepted.terms, tagCount: accepted.words.tags.length, startDay, setAt: now },
      private: accepted.words,
    },
  ];
};

const isTheSame = (goal: GoalHistory, accepted: AcceptedTerms, startDay: string | undefined): boolean =>
  !goal.deleted &&
  (startDay ?? goal.startDay) === goal.startDay &&
  hasSameTerms(accepted, { ...goal, ...latestRevision(goal) });
