import { membershipIdOf } from '@ecrin/domain/membership/membership.aggregate.ts';
import type { MembershipEvent } from '@ecrin/domain/membership/membership.events.ts';
import type { OrganizationEvent } from '@ecrin/domain/organization/organization.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import {
  membershipModel,
  organizationModel,
  type MembershipDocument,
  type OrganizationDocument,
} from './organization.model.ts';

const isJoinable = (organization: OrganizationDocument): OrganizationDocument => ({
  ...organization,
  joinable: organization.status === 'open' && organization.acceptsRequests,
});
const namedAs = (name: string | null) => ({
  name,
  sortName: (name ?? '')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase(),
});
const withMembers = (organization: OrganizationDocument | null, change: 1 | -1): OrganizationDocument | null =>
  organization && { ...organization, members: organization.members + change };

/** Its members are counted here; a decision on a member appends only when it changes something, so none counts twice. */
export const organizationProjection = defineProjection<OrganizationDocument, OrganizationEvent | MembershipEvent>()({
  model: organizationModel,
  documentId: ({ data }) => data.organizationId,
  on: {
    OrganizationCreated: (_before, { organizationId, kind, referentId, acceptsRequests, createdAt }, words) => ({
      ownerId: serviceOwner,
      organizationId,
      ...namedAs(words?.name ?? null),
      contact: words?.contact ?? null,
      kind,
      referentId,
      acceptsRequests,
      status: 'open',
      joinable: acceptsRequests,
      members: 0,
      createdAt,
    }),
    OrganizationEdited: (organization, { kind, referentId, acceptsRequests }, words) =>
      organization &&
      isJoinable({
        ...organization,
        ...namedAs(words?.name ?? null),
        contact: words?.contact ?? null,
        kind,
        referentId,
        acceptsRequests,
      }),
    OrganizationClosed: (organization) => organization && isJoinable({ ...organization, status: 'closed' }),
    OrganizationReopened: (organization) => organization && isJoinable({ ...organization, status: 'open' }),
    OrganizationMemberAdded: (organization) => withMembers(organization, 1),
    OrganizationMemberRemoved: (organization) => withMembers(organization, -1),
    OrganizationMemberLeft: (organization) => withMembers(organization, -1),
  },
});

export const membershipProjection = defineProjection<MembershipDocument, MembershipEvent>()({
  model: membershipModel,
  documentId: ({ data }) => membershipIdOf(data.organizationId, data.clientId),
  shown: ({ member }) => member,
  on: {
    OrganizationMemberAdded: (_before, { organizationId, clientId, requestId, addedAt }) => ({
      ownerId: clientId,
      organizationId,
      member: true,
      since: addedAt,
      requestId,
    }),
    OrganizationMemberRemoved: (membership, { removedAt }) =>
      membership && { ...membership, member: false, since: removedAt },
    OrganizationMemberLeft: (membership, { leftAt }) => membership && { ...membership, member: false, since: leftAt },
  },
});
