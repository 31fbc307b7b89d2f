import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import { goalHandlers, type GoalHistory } from './goal-history.ts';
import type { GoalEvent } from './goal.events.ts';

/** null: not set. */
export type Goal = GoalHistory | null;

export const goal: Aggregate<Goal, GoalEvent> = {
  category: 'goal',
  initial: null,
  ownerOf: (state) => state?.ownerId ?? null,
  evolve: evolveWith<Goal, GoalEvent>(goalHandlers),
};
