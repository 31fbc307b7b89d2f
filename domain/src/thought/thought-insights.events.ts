import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { Category, InsightField, InsightValues, Mood } from './thought.vocabulary.ts';

// These names and fields are permanent: add, never rename. All instants are ISO 8601 UTC.

export type WordyInsightField = Exclude<InsightField, 'mood' | 'category'>;

/** The person set a field themselves. Mood and category are choices, in `data`; the other five are words, in `private`. */
export type ThoughtInsightCorrected = DomainEvent<
  'ThoughtInsightCorrected',
  { thoughtId: string; field: InsightField; mood: Mood | null; category: Category | null; correctedAt: string },
  { value: InsightValues[WordyInsightField] }
>;
/** The person undid a field: an AI value disappears, their own is replaced by the previous one. */
export type ThoughtInsightUndone = DomainEvent<
  'ThoughtInsightUndone',
  { thoughtId: string; field: InsightField; undoneAt: string },
  null
>;
export type ThoughtInsightRedone = DomainEvent<
  'ThoughtInsightRedone',
  { thoughtId: string; field: InsightField; redoneAt: string },
  null
>;

export type ThoughtInsightEvent = ThoughtInsightCorrected | ThoughtInsightUndone | ThoughtInsightRedone;
