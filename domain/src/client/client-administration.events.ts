import type { DomainEvent } from '#kernel/event-sourcing.ts';

// These names and fields are permanent: add, never rename. `by`: the administrator; their reason is sealed with the client's key.

type Act<Instant extends string> = Readonly<{ clientId: string; by: string }> & Readonly<Record<Instant, string>>;
type Reason = Readonly<{ reason: string }>;

/** Nobody signs in to the account until it is reactivated; nothing of it is removed. */
export type ClientDeactivated = DomainEvent<'ClientDeactivated', Act<'deactivatedAt'>, Reason>;
export type ClientReactivated = DomainEvent<'ClientReactivated', Act<'reactivatedAt'>, Reason>;
/** `sessions`: how many were open; each records its own end. */
export type ClientSessionsEnded = DomainEvent<
  'ClientSessionsEnded',
  Act<'endedAt'> & Readonly<{ sessions: number }>,
  Reason
>;
/** The code that proves the address was sent once more. */
export type ClientCodeResent = DomainEvent<'ClientCodeResent', Act<'resentAt'>, Reason>;

/** What an administrator does to an account, in the stream `client-<clientId>`. */
export type ClientAdministrationEvent = ClientDeactivated | ClientReactivated | ClientSessionsEnded | ClientCodeResent;
