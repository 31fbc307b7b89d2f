import type { Citation } from '#conversation/conversation.events.ts';
import type { DomainEvent } from '#kernel/event-sourcing.ts';

// These names and fields are permanent: add, never rename. All instants are ISO 8601 UTC.

type Fact<Instant extends string> = Readonly<{ clientId: string; factId: string }> & Readonly<Record<Instant, string>>;

/** Written by the person: kept at once. */
export type MemoryFactAdded = DomainEvent<'MemoryFactAdded', Fact<'addedAt'>, { text: string }>;
/** Found by a model in the thoughts an answer rests on. `source`: the passage that says it. */
export type MemoryFactProposed = DomainEvent<
  'MemoryFactProposed',
  Fact<'proposedAt'> & Readonly<{ model: string }>,
  { text: string; source: Citation }
>;
export type MemoryFactAccepted = DomainEvent<'MemoryFactAccepted', Fact<'acceptedAt'>, null>;
/** In the person's own words from now on; a proposed one is kept by that. */
export type MemoryFactRewritten = DomainEvent<'MemoryFactRewritten', Fact<'rewrittenAt'>, { text: string }>;
export type MemoryFactForgotten = DomainEvent<'MemoryFactForgotten', Fact<'forgottenAt'>, null>;
/** A forgotten fact is kept again. */
export type MemoryFactRestored = DomainEvent<'MemoryFactRestored', Fact<'restoredAt'>, null>;
/** `on` false: nothing is proposed, and no answer uses what is kept. */
export type MemorySwitched = DomainEvent<'MemorySwitched', { clientId: string; on: boolean; switchedAt: string }, null>;

/** In the stream `memory-<clientId>`. */
export type MemoryEvent =
  | MemoryFactAdded
  | MemoryFactProposed
  | MemoryFactAccepted
  | MemoryFactRewritten
  | MemoryFactForgotten
  | MemoryFactRestored
  | MemorySwitched;
