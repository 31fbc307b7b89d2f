import type { DomainEvent } from '#kernel/event-sourcing.ts';

// These names and fields are permanent: add, never rename. All instants are ISO 8601 UTC.

/** The client asked that thoughts which a lesser step analysed are analysed again. */
export type RereadingStarted = DomainEvent<
  'RereadingStarted',
  { rereadingId: string; ownerId: string; startedAt: string },
  null
>;
/** All of them were; `thoughts`: how many got new values. */
export type RereadingEnded = DomainEvent<
  'RereadingEnded',
  { rereadingId: string; thoughts: number; endedAt: string },
  null
>;
/** By the client, before its end; what was analysed until then keeps its new values. */
export type RereadingStopped = DomainEvent<'RereadingStopped', { rereadingId: string; stoppedAt: string }, null>;
/** Its values go, those before come back; what the client changed since stays. */
export type RereadingUndone = DomainEvent<'RereadingUndone', { rereadingId: string; undoneAt: string }, null>;

/** In the stream `rereading-<rereadingId>`. */
export type RereadingEvent = RereadingStarted | RereadingEnded | RereadingStopped | RereadingUndone;
