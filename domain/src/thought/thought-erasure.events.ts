import type { DomainEvent } from '#kernel/event-sourcing.ts';

// These names and fields are permanent: add, never rename.

/** For good: nothing comes after it, and its words are destroyed. */
export type ThoughtErased = DomainEvent<
  'ThoughtErased',
  { thoughtId: string; erasureId: string; erasedAt: string },
  null
>;

/** The sound of one recording is gone because it was kept for longer than `keptDays`, as announced, or, null, because the person had it erased; its words remain. */
export type ThoughtSoundErased = DomainEvent<
  'ThoughtSoundErased',
  { thoughtId: string; recordingId: string; keptDays: number | null; erasedAt: string },
  null
>;

export type ThoughtErasureEvent = ThoughtErased | ThoughtSoundErased;
