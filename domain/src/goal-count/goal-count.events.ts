import type { DomainEvent } from '#kernel/event-sourcing.ts';

// These names and fields are permanent: add, never rename. Days are YYYY-MM-DD in the client's own zone, instants ISO 8601 UTC.

/** How many thoughts count on a day, under the terms that hold from `fromDay` on. */
export type CountedDay = Readonly<{ fromDay: string; day: string; thoughts: number }>;

/**
 * The morning review: how many thoughts a goal with tags counts, without its tags and without the thoughts. `days`: those that differ from what was
 * recorded before, up to `through`. `ongoing` false: the goal has ended.
 */
export type GoalDaysCounted = DomainEvent<
  'GoalDaysCounted',
  {
    goalId: string;
    ownerId: string;
    through: string;
    ongoing: boolean;
    days: readonly CountedDay[];
    countedAt: string;
  },
  null
>;

/** In the stream `goal-count-<goalId>`. */
export type GoalCountEvent = GoalDaysCounted;
