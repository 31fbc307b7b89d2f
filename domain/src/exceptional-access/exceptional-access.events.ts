import type { AdminRole } from '#admin/admin.vocabulary.ts';
import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { ExceptionalCause, OpenedPart } from './exceptional-access.vocabulary.ts';

// These names and fields are permanent: add, never rename. All instants are ISO 8601 UTC. Private parts are sealed with the client's key.

type OfAccess<More> = { accessId: string; clientId: string; by: string } & More;

/** The words of one client are open to one administrator, in this session, until `expiresAt` unless it is closed before. `others`: how many other superadmins there were, who are told; absent in what was stored before it was counted. */
export type ExceptionalAccessOpened = DomainEvent<
  'ExceptionalAccessOpened',
  OfAccess<{
    role: AdminRole;
    sessionId: string;
    cause: ExceptionalCause;
    others?: number;
    openedAt: string;
    expiresAt: string;
  }>,
  { reason: string }
>;
/** The administrator opened this part of a thought, for the first time in this access. */
export type ExceptionalAccessThoughtOpened = DomainEvent<
  'ExceptionalAccessThoughtOpened',
  OfAccess<{ thoughtId: string; part: OpenedPart; openedAt: string }>,
  null
>;
/** Before its time; an access that ends with its time has no such event. */
export type ExceptionalAccessClosed = DomainEvent<'ExceptionalAccessClosed', OfAccess<{ closedAt: string }>, null>;

/** In the stream `exceptional-access-<accessId>`. Nothing takes an access back. */
export type ExceptionalAccessEvent = ExceptionalAccessOpened | ExceptionalAccessThoughtOpened | ExceptionalAccessClosed;
