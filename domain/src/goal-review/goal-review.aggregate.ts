import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { GoalReviewEvent } from './goal-review.events.ts';

/** One morning's review of a client's goals; null: not done yet. */
export type GoalReview = Readonly<{ ownerId: string }> | null;

/** The id of the review of a day. */
export const goalReviewId = (ownerId: string, day: string): string => `${ownerId}:${day}`;

export const goalReview: Aggregate<GoalReview, GoalReviewEvent> = {
  category: 'goal-review',
  initial: null,
  ownerOf: (state) => state?.ownerId ?? null,
  evolve: evolveWith<GoalReview, GoalReviewEvent>({ GoalsReviewed: (_none, { ownerId }) => ({ ownerId }) }),
};
