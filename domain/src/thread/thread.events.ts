import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { ThreadColour } from './thread.vocabulary.ts';

// These names and fields are permanent: add, never rename. All instants are ISO 8601 UTC. Filing is recorded in the thoughts' own streams.

type ThreadWords = { name: string; description: string | null };

/** `rank`: its place among the client's threads, see `thread-rank.ts`. `importId`: the import that brought it; absent: it was started here. */
export type ThreadStarted = DomainEvent<
  'ThreadStarted',
  { threadId: string; ownerId: string; colour: ThreadColour; rank: string; startedAt: string; importId?: string },
  ThreadWords
>;
export type ThreadEdited = DomainEvent<
  'ThreadEdited',
  { threadId: string; colour: ThreadColour; editedAt: string },
  ThreadWords
>;
export type ThreadMoved = DomainEvent<'ThreadMoved', { threadId: string; rank: string; movedAt: string }, null>;
/** From now on thoughts filed here are found in the other; the thoughts themselves are unchanged. */
export type ThreadMerged = DomainEvent<'ThreadMerged', { threadId: string; intoId: string; mergedAt: string }, null>;
export type ThreadArchived = DomainEvent<'ThreadArchived', { threadId: string; archivedAt: string }, null>;
export type ThreadUnarchived = DomainEvent<'ThreadUnarchived', { threadId: string; unarchivedAt: string }, null>;
/** Its thoughts stay, and belong to no thread. */
export type ThreadDeleted = DomainEvent<'ThreadDeleted', { threadId: string; deletedAt: string }, null>;
/** Undoes a deletion or a merge: the thread is restored, with all thoughts filed in it. */
export type ThreadRestored = DomainEvent<'ThreadRestored', { threadId: string; restoredAt: string }, null>;

/** `withoutAi`: no model reads the thoughts filed here; each of them records it in its own stream. */
export type ThreadAiUseSet = DomainEvent<
  'ThreadAiUseSet',
  { threadId: string; withoutAi: boolean; setAt: string },
  null
>;

export type ThreadEvent =
  | ThreadStarted
  | ThreadEdited
  | ThreadMoved
  | ThreadMerged
  | ThreadArchived
  | ThreadUnarchived
  | ThreadDeleted
  | ThreadRestored
  | ThreadAiUseSet;
