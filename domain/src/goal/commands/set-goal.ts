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
import { maxGoalDaysAhead, type ChosenMatchRule, type MatchRule } from '../goal.vocabulary.ts';

/** `startDay`: the person's today by default; both YYYY-MM-DD. `matchRule`: what matches counts, by default. */
export type SetGoal = GivenTerms &
  Readonly<{ goalId: string; ownerId: string; today: string; now: string }> &
  Readonly<{ startDay?: string | undefined; matchRule?: ChosenMatchRule | undefined }>;

export const setGoal = (
  command: SetGoal,
  goal: Goal,
): Decision<GoalSet, InvalidGoalTerms | 'goal.starts-too-late' | 'goal.already-set'> => {
  const { goalId, ownerId, startDay = command.today, matchRule = 'always', now } = command;
  const accepted = acceptedTerms(command, startDay);
  if ('refused' in accepted) return accepted;
  if (startDay > dayPlus(command.today, maxGoalDaysAhead)) return refuse('goal.starts-too-late');
  if (goal) return isTheSame(goal, accepted, command) ? nothingNew : refuse('goal.already-set');

  return [
    {
      type: 'GoalSet',
      data: {
        goalId,
        ownerId,
        ...accepted.terms,
        tagCount: accepted.words.tags.length,
        matchRule,
        startDay,
        setAt: now,
      },
      private: accepted.words,
    },
  ];
};

const isTheSame = (
  goal: GoalHistory,
  accepted: AcceptedTerms,
  {
    startDay = goal.startDay,
    matchRule = goal.matchRule,
  }: Readonly<{ startDay?: string | undefined; matchRule?: MatchRule | undefined }>,
): boolean =>
  !goal.deleted &&
  startDay === goal.startDay &&
  matchRule === goal.matchRule &&
  hasSameTerms(accepted, { ...goal, ...latestRevision(goal) });
