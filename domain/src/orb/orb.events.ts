import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { Counted } from '#usage/engine-use.events.ts';
import type { OrbCategory, OrbDefinition, OrbLook } from './orb.vocabulary.ts';

// These names and fields are permanent: add, never rename. All instants are ISO 8601 UTC.

type OrbWords = Omit<OrbDefinition, 'category' | 'look'>;

/** By a client, for themselves; its first version. */
export type OrbCreated = DomainEvent<
  'OrbCreated',
  { orbId: string; ownerId: string; category: OrbCategory; look: OrbLook; createdAt: string },
  OrbWords
>;
/** `version`: one more than before where the instructions changed. `why`: in the person's words. */
export type OrbRevised = DomainEvent<
  'OrbRevised',
  { orbId: string; ownerId: string; version: number; category: OrbCategory; look: OrbLook; revisedAt: string },
  OrbWords & { why: string | null }
>;
/** `version`: checksum of the picture; null: the engraved sphere again. */
export type OrbPictureChanged = DomainEvent<
  'OrbPictureChanged',
  { orbId: string; ownerId: string; version: string | null; changedAt: string },
  null
>;
/** By an administrator, of one for every client. `url`: where the picture was fetched from, once; both null: the engraved sphere again. */
export type ReadyOrbPictureChanged = DomainEvent<
  'ReadyOrbPictureChanged',
  { orbId: string; by: string; version: string | null; url: string | null; changedAt: string },
  null
>;
export type OrbDeleted = DomainEvent<'OrbDeleted', { orbId: string; ownerId: string; deletedAt: string }, null>;
export type OrbRestored = DomainEvent<'OrbRestored', { orbId: string; ownerId: string; restoredAt: string }, null>;

/** One that comes with Écrin, offered at once: nobody's words. `edition`: of the list it comes from. */
export type ReadyOrbAdded = DomainEvent<
  'ReadyOrbAdded',
  { orbId: string; edition: number; definition: OrbDefinition; addedAt: string },
  null
>;
/** `edition`: of the list that brought the change; null: an administrator did, and no list changes it any more. */
export type ReadyOrbRevised = DomainEvent<
  'ReadyOrbRevised',
  {
    orbId: string;
    version: number;
    edition: number | null;
    by: string | null;
    definition: OrbDefinition;
    why: string | null;
    revisedAt: string;
  },
  null
>;

/** By an administrator, for every client: nobody's personal words. It is not offered before it is published. */
export type ReadyOrbCreated = DomainEvent<
  'ReadyOrbCreated',
  { orbId: string; by: string; definition: OrbDefinition; createdAt: string },
  null
>;
export type ReadyOrbPublished = DomainEvent<
  'ReadyOrbPublished',
  { orbId: string; by: string; publishedAt: string },
  null
>;
/** No longer offered; results stay, schedules pause. `why`: in the administrator's words. */
export type ReadyOrbWithdrawn = DomainEvent<
  'ReadyOrbWithdrawn',
  { orbId: string; by: string; why: string; withdrawnAt: string },
  null
>;
/** An administrator had it read a sample text of their own; the text is stored nowhere. Tokens as of a run. */
export type ReadyOrbTried = DomainEvent<
  'ReadyOrbTried',
  {
    orbId: string;
    by: string;
    version: number;
    model: string;
    inputTokens: number;
    outputTokens: number;
    seconds: number;
    triedAt: string;
    /** Absent: an earlier version wrote it. */
    engine?: string;
    counted?: Counted;
  },
  null
>;

/** In the stream `orb-<orbId>`. */
export type OrbEvent =
  | OrbCreated
  | OrbRevised
  | OrbPictureChanged
  | ReadyOrbPictureChanged
  | OrbDeleted
  | OrbRestored
  | ReadyOrbAdded
  | ReadyOrbRevised
  | ReadyOrbCreated
  | ReadyOrbPublished
  | ReadyOrbWithdrawn
  | ReadyOrbTried;
