import type { DomainEvent } from '#kernel/event-sourcing.ts';

/** `suggested`: the person accepted a suggestion. The last filing holds; whether its thread still exists is recorded in the thread's stream. */
export type ThoughtFiled = DomainEvent<
  'ThoughtFiled',
  { thoughtId: string; threadId: string; suggested: boolean; filedAt: string },
  null
>;
export type ThoughtUnfiled = DomainEvent<'ThoughtUnfiled', { thoughtId: string; unfiledAt: string }, null>;
/** The person does not want this thread suggested for this thought again. */
export type ThoughtThreadDeclined = DomainEvent<
  'ThoughtThreadDeclined',
  { thoughtId: string; threadId: string; declinedAt: string },
  null
>;

export type ThoughtFilingEvent = ThoughtFiled | ThoughtUnfiled | ThoughtThreadDeclined;
