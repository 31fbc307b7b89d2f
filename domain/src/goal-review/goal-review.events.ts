import type { DomainEvent } from '#kernel/event-sourcing.ts';

// These names and fields are permanent: add, never rename. Days are YYYY-MM-DD in the client's own zone, instants ISO 8601 UTC.

/** The morning after: how many of a client's goals had a period that ended with `day`, and how many of those periods were met, as things stood then. */
export type GoalsReviewed = DomainEvent<
  'GoalsReviewed',
  { ownerId: string; day: string; met: number; missed: number; reviewedAt: string },
  null
>;

/** In the stream `goal-review-<clientId>:<day>`. */
export type GoalReviewEvent = GoalsReviewed;
