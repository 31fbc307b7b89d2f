import type { DomainEvent } from '#kernel/event-sourcing.ts';

// These names and fields are permanent: add, never rename. They hold no personal words.

/** `clientId` null: of all clients together. `month`: YYYY-MM in UTC. `percent`: what is used of it, rounded down. */
type OfBudget<More> = { clientId: string | null; month: string; percent: number } & More;

/** Most of the budget of a month is used. Not recorded where it was passed at once. */
export type BudgetWarned = DomainEvent<'BudgetWarned', OfBudget<{ warnedAt: string }>, null>;
/** All of it is used: paid engines stop. */
export type BudgetReached = DomainEvent<'BudgetReached', OfBudget<{ reachedAt: string }>, null>;

/** In the stream `budget-<clientId, or service>-<month>`. Each once, also where the budget is raised meanwhile. */
export type BudgetEvent = BudgetWarned | BudgetReached;
