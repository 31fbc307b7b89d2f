import type { DomainEvent } from '#kernel/event-sourcing.ts';

// These names and fields are permanent: add, never rename. All instants are ISO 8601 UTC.

/** The thought was begun as an answer to a question that another one asks; `questionOf`: that other one. */
export type ThoughtQuestionAnswered = DomainEvent<
  'ThoughtQuestionAnswered',
  { thoughtId: string; questionOf: string; answeredAt: string },
  { question: string }
>;
