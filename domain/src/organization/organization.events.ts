import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { OrganizationKind } from './organization.vocabulary.ts';

// These names and fields are permanent: add, never rename. Instants are ISO 8601 UTC; `by` is an administrator.
// Private parts are sealed with the organisation's own key: its name and contact are nobody's personal words, and outlive any client.

type Described<At> = {
  organizationId: string;
  kind: OrganizationKind;
  referentId: string | null;
  acceptsRequests: boolean;
  by: string;
} & At;

export type OrganizationCreated = DomainEvent<
  'OrganizationCreated',
  Described<{ createdAt: string }>,
  { name: string; contact: string | null }
>;
/** All fields as they are from now on. */
export type OrganizationEdited = DomainEvent<
  'OrganizationEdited',
  Described<{ editedAt: string }>,
  { name: string; contact: string | null }
>;
/** Nobody joins it any more; its members stay. */
export type OrganizationClosed = DomainEvent<
  'OrganizationClosed',
  { organizationId: string; by: string; closedAt: string },
  null
>;
export type OrganizationReopened = DomainEvent<
  'OrganizationReopened',
  { organizationId: string; by: string; reopenedAt: string },
  null
>;

/** In the stream `organization-<organizationId>`. */
export type OrganizationEvent = OrganizationCreated | OrganizationEdited | OrganizationClosed | OrganizationReopened;
