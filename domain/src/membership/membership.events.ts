import type { DomainEvent } from '#kernel/event-sourcing.ts';

// These names and fields are permanent: add, never rename. Instants are ISO 8601 UTC; `by` is an administrator.
// Who belongs to an organisation is about the client: the client owns the stream, and a reason is sealed with the client's key.

/** `requestId`: the accepted request to join; null: added without one. */
export type OrganizationMemberAdded = DomainEvent<
  'OrganizationMemberAdded',
  { organizationId: string; clientId: string; by: string; requestId: string | null; addedAt: string },
  null
>;
export type OrganizationMemberRemoved = DomainEvent<
  'OrganizationMemberRemoved',
  { organizationId: string; clientId: string; by: string; removedAt: string },
  { reason: string }
>;
/** By the client. */
export type OrganizationMemberLeft = DomainEvent<
  'OrganizationMemberLeft',
  { organizationId: string; clientId: string; leftAt: string },
  null
>;

/** In the stream `membership-<organizationId>.<clientId>`. */
export type MembershipEvent = OrganizationMemberAdded | OrganizationMemberRemoved | OrganizationMemberLeft;
