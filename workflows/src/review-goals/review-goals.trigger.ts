import type { GoalRestored, GoalRevised, GoalSet } from '@ecrin/domain/goal/goal.events.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { defineTrigger, type TriggerAction } from '@ecrin/platform/workflows/trigger.ts';
import type { ReviewGoalsInput } from './review-goals.input.ts';

const workflowIdOf = (ownerId: string): string => `review-goals/${ownerId}`;

/** Starts with a client’s first goal; it finds later ones by itself. */
export const reviewGoalsTrigger = defineTrigger<GoalSet>()({
  name: 'review-goals',
  on: {
    GoalSet: ({ data: { ownerId, setAt }, metadata: { timeZone } }) => {
      const input: ReviewGoalsInput = { ownerId, timeZone, after: setAt };
      return { start: { workflow: 'review-goals', id: workflowIdOf(ownerId), input } };
    },
  },
});

const signalGoalSet = ({ metadata: { ownerId } }: Pick<RecordedEvent, 'metadata'>): TriggerAction | null =>
  ownerId === null ? null : { signal: { id: workflowIdOf(ownerId), signal: 'goal-set' } };

/** A client without goals has one again. */
export const wakeGoalReviewTrigger = defineTrigger<GoalSet | GoalRevised | GoalRestored>()({
  name: 'wake-goal-review',
  on: { GoalSet: signalGoalSet, GoalRevised: signalGoalSet, GoalRestored: signalGoalSet },
});
