import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import type { LeftOut } from './audience-reach.ts';
import type { BroadcastPlan, BroadcastWords } from './broadcast.vocabulary.ts';

// These names and fields are permanent: add, never rename. Instants are ISO 8601 UTC. `by`: the administrator.

/**
 * `ownerId`: the client of a message to one, with whose key its words are sealed in `private`; otherwise the service itself, and `words` are its own,
 * for everybody to read.
 */
type Written = BroadcastPlan & { broadcastId: string; ownerId: string; words: BroadcastWords | null; by: string };
type SealedWords = { words: BroadcastWords };

export type BroadcastDrafted = DomainEvent<'BroadcastDrafted', Written & { draftedAt: string }, SealedWords | null>;
/** The whole of it again. */
export type BroadcastRevised = DomainEvent<'BroadcastRevised', Written & { revisedAt: string }, SealedWords | null>;

type OfBroadcast<More> = { broadcastId: string } & More;
export type BroadcastDiscarded = DomainEvent<
  'BroadcastDiscarded',
  OfBroadcast<{ by: string; discardedAt: string }>,
  null
>;
/** By mail, to the administrator’s own address. */
export type BroadcastTested = DomainEvent<
  'BroadcastTested',
  OfBroadcast<{ language: Language; by: string; testedAt: string }>,
  null
>;
/** `sendAt`: when a message is sent, or an announcement begins; `timeZone`: in which that was chosen. `schedule`: counts them; only the last one applies. */
export type BroadcastScheduled = DomainEvent<
  'BroadcastScheduled',
  OfBroadcast<{ schedule: number; sendAt: string; timeZone: string; by: string; scheduledAt: string }>,
  null
>;
/** It is a draft again. */
export type BroadcastUnscheduled = DomainEvent<
  'BroadcastUnscheduled',
  OfBroadcast<{ by: string; unscheduledAt: string }>,
  null
>;
/** The audience of a message is that of `startedAt`. */
export type BroadcastStarted = DomainEvent<'BroadcastStarted', OfBroadcast<{ startedAt: string }>, null>;
/** A page of the audience has its notifications. `page`: from 0. `reached`, `leftOut`: how many of it. `left`: who those were, and why; older ones do not say. */
export type BroadcastAdvanced = DomainEvent<
  'BroadcastAdvanced',
  OfBroadcast<{ page: number; reached: number; leftOut: number; left?: readonly LeftOut[]; advancedAt: string }>,
  null
>;
export type BroadcastCompleted = DomainEvent<'BroadcastCompleted', OfBroadcast<{ completedAt: string }>, null>;
/** A message goes to nobody else, an announcement is not shown any more. */
export type BroadcastStopped = DomainEvent<'BroadcastStopped', OfBroadcast<{ by: string; stoppedAt: string }>, null>;

/** In the stream `broadcast-<broadcastId>`. */
export type BroadcastEvent =
  | BroadcastDrafted
  | BroadcastRevised
  | BroadcastDiscarded
  | BroadcastTested
  | BroadcastScheduled
  | BroadcastUnscheduled
  | BroadcastStarted
  | BroadcastAdvanced
  | BroadcastCompleted
  | BroadcastStopped;

/** In the stream `announcement-dismissal-<dismissalId>`, derived from announcement and client: on every device of theirs. */
export type AnnouncementDismissed = DomainEvent<
  'AnnouncementDismissed',
  { broadcastId: string; ownerId: string; dismissedAt: string },
  null
>;
export type AnnouncementDismissalEvent = AnnouncementDismissed;
