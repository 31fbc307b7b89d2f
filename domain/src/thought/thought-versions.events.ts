import type { DomainEvent } from '#kernel/event-sourcing.ts';

/**
 * Of an edit or correction whose writer had not seen the words it replaced: the revision up to which they had. Both versions are open until one is
 * chosen or the words change again.
 */
export type UnseenSince = Readonly<{ unseenSince?: number }>;

/** The words stayed as the later of two versions has them. */
export type ThoughtVersionsChosen = DomainEvent<'ThoughtVersionsChosen', { thoughtId: string; chosenAt: string }, null>;
