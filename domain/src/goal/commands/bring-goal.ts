import { nothingNew, type Decision, type Refusal } from '#kernel/event-sourcing.ts';
import { dayPlus } from '#time/days.ts';
import type { GoalHistory, Revision } from '../goal-history.ts';
import { acceptedTerms, type AcceptedTerms, type InvalidGoalTerms } from '../goal-terms.ts';
import type { Goal } from '../goal.aggregate.ts';
import type { GoalEvent } from '../goal.events.ts';

/** `history`: with the ids it has here. */
export type BringGoal = Readonly<{
  history: Omit<GoalHistory, 'deleted' | 'importId'>;
  importId: string;
  now: string;
}>;

/** A goal from another Écrin with its whole history, at once: folded, these events are that history again. One that is here already stays as it is. */
export const bringGoal = ({ history, importId, now }: BringGoal, goal: Goal): Decision<GoalEvent, InvalidGoalTerms> => {
  if (goal) return nothingNew;
  const all: GoalEvent[] = [];
  for (const [at, revision] of history.revisions.entries()) {
    const accepted = acceptedRevision(history, revision);
    if ('refused' in accepted) return accepted;
    if (at === 0) all.push(goalSet(history, accepted, importId));
    // One that was revised before its first day has terms from before it.
    if (at > 0 || revision.fromDay !== history.startDay)
      all.push(goalRevised(accepted, { goalId: history.goalId, fromDay: revision.fromDay, revisedAt: now }));
  }
  return [...all, ...answersAndMarks(history, now), ...pausesAndRests(history, now)];
};

const acceptedRevision = (
  { title, description, startDay }: BringGoal['history'],
  { terms, tags }: Revision,
): AcceptedTerms | Refusal<InvalidGoalTerms> =>
  acceptedTerms(
    { ...terms, title: title ?? '', description, filter: terms.filter && { ...terms.filter, tags } },
    startDay,
  );

const goalSet = (
  { goalId, ownerId, startDay, setAt, matchRule }: BringGoal['history'],
  { terms, words }: AcceptedTerms,
  importId: string,
): GoalEvent => ({
  type: 'GoalSet',
  data: {
    goalId,
    ownerId,
    ...terms,
    tagCount: words.tags.length,
    ...(matchRule !== 'unasked' && { matchRule }),
    startDay,
    setAt,
    importId,
  },
  private: words,
});

const goalRevised = (
  { terms, words }: AcceptedTerms,
  of: Readonly<{ goalId: string; fromDay: string; revisedAt: string }>,
): GoalEvent => ({ type: 'GoalRevised', data: { ...of, ...terms, tagCount: words.tags.length }, private: words });

const answersAndMarks = ({ goalId, answers, marks }: BringGoal['history'], now: string): readonly GoalEvent[] => [
  ...Object.entries(answers).map(([thoughtId, counts]): GoalEvent =>
    counts
      ? { type: 'GoalThoughtCounted', data: { goalId, thoughtId, countedAt: now }, private: null }
      : { type: 'GoalThoughtLeftOut', data: { goalId, thoughtId, leftOutAt: now }, private: null },
  ),
  ...Object.entries(marks).map(([day, { mark, count }]): GoalEvent => ({
    type: 'GoalDayMarked',
    data: { goalId, day, mark, count, markedAt: now },
    private: null,
  })),
];

const pausesAndRests = ({ goalId, pauses, deactivations }: BringGoal['history'], now: string): readonly GoalEvent[] => [
  ...pauses.map(({ fromDay, untilDay }): GoalEvent => ({
    type: 'GoalPaused',
    data: { goalId, fromDay, untilDay, pausedAt: now },
    private: null,
  })),
  ...deactivations.flatMap(({ fromDay, untilDay }): readonly GoalEvent[] => [
    { type: 'GoalDeactivated', data: { goalId, fromDay, deactivatedAt: now }, private: null },
    ...(untilDay === null
      ? []
      : [
          {
            type: 'GoalActivated',
            data: { goalId, fromDay: dayPlus(untilDay, 1), activatedAt: now },
            private: null,
          } as const,
        ]),
  ]),
];
