import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { GoalReview } from './goal-review.aggregate.ts';
import type { GoalsReviewed } from './goal-review.events.ts';

export type RecordReview = Readonly<{ ownerId: string; day: string; met: number; missed: number; now: string }>;

/** Once a day; a morning on which no period ended is none. */
export const recordReview = (
  { ownerId, day, met, missed, now }: RecordReview,
  review: GoalReview,
): Decision<GoalsReviewed> =>
  review !== null || met + missed === 0
    ? nothingNew
    : [{ type: 'GoalsReviewed', data: { ownerId, day, met, missed, reviewedAt: now }, private: null }];
