import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { StatusLabel } from './thought.vocabulary.ts';

export type ThoughtPinned = DomainEvent<'ThoughtPinned', { thoughtId: string; pinnedAt: string }, null>;
export type ThoughtUnpinned = DomainEvent<'ThoughtUnpinned', { thoughtId: string; unpinnedAt: string }, null>;
export type ThoughtPrivacySet = DomainEvent<
  'ThoughtPrivacySet',
  { thoughtId: string; private: boolean; setAt: string },
  null
>;
export type ThoughtStatusSet = DomainEvent<
  'ThoughtStatusSet',
  { thoughtId: string; status: StatusLabel | null; setAt: string },
  null
>;

/** `withoutAi`: no model reads the thought, and no answer quotes it. `threadId`: of the thread it follows in this; absent: the person's own word on this thought. */
export type ThoughtAiUseSet = DomainEvent<
  'ThoughtAiUseSet',
  { thoughtId: string; withoutAi: boolean; setAt: string; threadId?: string },
  null
>;

export type ThoughtFlagEvent = ThoughtPinned | ThoughtUnpinned | ThoughtPrivacySet | ThoughtStatusSet | ThoughtAiUseSet;
