import type { DomainEvent } from '#kernel/event-sourcing.ts';

// These names and fields are permanent: add, never rename.

/** For good: nothing comes after it, and its words are destroyed. */
export type ThoughtErased = DomainEvent<
  'ThoughtErased',
  { thoughtId: string; erasureId: string; erasedAt: string },
  null
>;
