import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { Category, Mood, StatusLabel } from '#thought/thought.vocabulary.ts';
import type { Weekday } from '#time/days.ts';
import type { ChosenMatchRule, DayMark, GoalAim, GoalFrequency } from './goal.vocabulary.ts';

// These names and fields are permanent: add, never rename. Days are YYYY-MM-DD as the client counts them (zone and start of the day), instants ISO 8601 UTC.

/** Within a list any value matches, an empty list matches everything, and all lists must match. Tags are personal words: `GoalWords`. */
export type GoalFilter = Readonly<{
  threadIds: readonly string[];
  categories: readonly Category[];
  moods: readonly Mood[];
  statuses: readonly StatusLabel[];
}>;

/** The terms. `filter` null: days are tapped, no thought counts. `endDay`: the last day, inclusive. `restDays`: of every week. */
export type GoalTerms = Readonly<{
  frequency: GoalFrequency;
  targetCount: number;
  aim: GoalAim;
  endDay: string | null;
  restDays: readonly Weekday[];
  filter: GoalFilter | null;
}>;
/** How many tags the filter has: their words are private. Absent in events stored before it was counted. */
type TagCount = Readonly<{ tagCount?: number }>;
/** Absent in a revision: the rule stays; absent in a goal set before there was a default: nobody was asked. */
type GivenRule = Readonly<{ matchRule?: ChosenMatchRule }>;
export type GoalWords = Readonly<{ title: string; description: string | null; tags: readonly string[] }>;

/** `importId`: the import that brought it; absent: it was set here. */
export type GoalSet = DomainEvent<
  'GoalSet',
  GoalTerms &
    TagCount &
    GivenRule & { goalId: string; ownerId: string; startDay: string; setAt: string; importId?: string },
  GoalWords
>;
/** All terms from the period of `fromDay` on; earlier periods keep theirs. */
export type GoalRevised = DomainEvent<
  'GoalRevised',
  GoalTerms & TagCount & GivenRule & { goalId: string; fromDay: string; revisedAt: string },
  GoalWords
>;
export type GoalMatchRuleChosen = DomainEvent<
  'GoalMatchRuleChosen',
  { goalId: string; rule: ChosenMatchRule; chosenAt: string },
  null
>;
/** Answers to « does this thought count? »; the last one applies. */
export type GoalThoughtCounted = DomainEvent<
  'GoalThoughtCounted',
  { goalId: string; thoughtId: string; countedAt: string },
  null
>;
export type GoalThoughtLeftOut = DomainEvent<
  'GoalThoughtLeftOut',
  { goalId: string; thoughtId: string; leftOutAt: string },
  null
>;
/** `count`: how many times on a day that is `done`, else 0. */
export type GoalDayMarked = DomainEvent<
  'GoalDayMarked',
  { goalId: string; day: string; mark: DayMark; count: number; markedAt: string },
  null
>;
/** `untilDay`: the last day of the pause; null: until it is resumed. */
export type GoalPaused = DomainEvent<
  'GoalPaused',
  { goalId: string; fromDay: string; untilDay: string | null; pausedAt: string },
  null
>;
export type GoalResumed = DomainEvent<'GoalResumed', { goalId: string; fromDay: string; resumedAt: string }, null>;
export type GoalDeactivated = DomainEvent<
  'GoalDeactivated',
  { goalId: string; fromDay: string; deactivatedAt: string },
  null
>;
export type GoalActivated = DomainEvent<
  'GoalActivated',
  { goalId: string; fromDay: string; activatedAt: string },
  null
>;
export type GoalDeleted = DomainEvent<'GoalDeleted', { goalId: string; deletedAt: string }, null>;
export type GoalRestored = DomainEvent<'GoalRestored', { goalId: string; restoredAt: string }, null>;

/** In the stream `goal-<goalId>`. */
export type GoalEvent =
  | GoalSet
  | GoalRevised
  | GoalMatchRuleChosen
  | GoalThoughtCounted
  | GoalThoughtLeftOut
  | GoalDayMarked
  | GoalPaused
  | GoalResumed
  | GoalDeactivated
  | GoalActivated
  | GoalDeleted
  | GoalRestored;

/** « Ma journée commence à », from a day on; earlier days are unchanged. `minutes` after midnight. */
export type GoalDayStartChosen = DomainEvent<
  'GoalDayStartChosen',
  { ownerId: string; minutes: number; fromDay: string; chosenAt: string },
  null
>;
/** Every goal of the client at once. */
export type GoalsPaused = DomainEvent<
  'GoalsPaused',
  { ownerId: string; fromDay: string; untilDay: string | null; pausedAt: string },
  null
>;
export type GoalsResumed = DomainEvent<'GoalsResumed', { ownerId: string; fromDay: string; resumedAt: string }, null>;

/** In the stream `goal-calendar-<clientId>`. */
export type GoalCalendarEvent = GoalDayStartChosen | GoalsPaused | GoalsResumed;
