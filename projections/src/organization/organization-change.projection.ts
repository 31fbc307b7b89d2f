import type { CommunityAssigned, CommunityReleased } from '@ecrin/domain/community/community.events.ts';
import type { MembershipEvent } from '@ecrin/domain/membership/membership.events.ts';
import type { OrganizationEvent } from '@ecrin/domain/organization/organization.events.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import type { Projection } from '@ecrin/platform/projections/projection.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { organizationChangeModel, type OrganizationChangeDocument } from './organization.model.ts';

type AnyChange = OrganizationEvent | MembershipEvent | CommunityAssigned | CommunityReleased;
type What = Pick<OrganizationChangeDocument, 'change' | 'at' | 'by' | 'clientId'>;

/** By the type of the event: what it is called, when it was and whom it concerns. */
const readers: { readonly [Type in AnyChange['type']]: (data: Extract<AnyChange, { type: Type }>['data']) => What } = {
  OrganizationCreated: ({ by, createdAt }) => ({ change: 'created', at: createdAt, by, clientId: null }),
  OrganizationEdited: ({ by, editedAt }) => ({ change: 'edited', at: editedAt, by, clientId: null }),
  OrganizationClosed: ({ by, closedAt }) => ({ change: 'closed', at: closedAt, by, clientId: null }),
  OrganizationReopened: ({ by, reopenedAt }) => ({ change: 'reopened', at: reopenedAt, by, clientId: null }),
  OrganizationMemberAdded: ({ by, clientId, addedAt }) => ({ change: 'member-added', at: addedAt, by, clientId }),
  OrganizationMemberRemoved: ({ by, clientId, removedAt }) => ({
    change: 'member-removed',
    at: removedAt,
    by,
    clientId,
  }),
  OrganizationMemberLeft: ({ clientId, leftAt }) => ({ change: 'member-left', at: leftAt, by: null, clientId }),
  CommunityAssigned: ({ by, assignedAt }) => ({ change: 'community-assigned', at: assignedAt, by, clientId: null }),
  CommunityReleased: ({ by, releasedAt }) => ({ change: 'community-released', at: releasedAt, by, clientId: null }),
};

/** One document for each event, under its id: a history of any length is listed a page at a time. */
export const organizationChangeProjection: Projection<OrganizationChangeDocument, RecordedEvent<AnyChange>> = {
  model: organizationChangeModel,
  handles: Object.keys(readers) as AnyChange['type'][],
  documentId: ({ id }) => id,
  shown: () => true,
  apply: (_before, { id, type, data }) => ({
    ownerId: serviceOwner,
    changeId: id,
    organizationId: data.organizationId,
    ...(readers[type] as (of: AnyChange['data']) => What)(data),
  }),
};
