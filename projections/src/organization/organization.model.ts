import type { organizationChanges } from '@ecrin/contracts/organization/organization.ts';
import type { OrganizationKind } from '@ecrin/domain/organization/organization.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** `joinable`: it is open and accepts requests. `members`: how many belong to it now. */
export type OrganizationDocument = Readonly<{
  ownerId: string;
  organizationId: string;
  name: string | null;
  /** The name without case and accents: organisations are listed by it. */
  sortName: string;
  contact: string | null;
  kind: OrganizationKind;
  referentId: string | null;
  acceptsRequests: boolean;
  status: 'open' | 'closed';
  joinable: boolean;
  members: number;
  createdAt: string;
}>;

export const organizationModel: Model<OrganizationDocument> = {
  name: 'organization',
  version: 3,
  indexes: [
    ['status', 'sortName'],
    ['status', 'kind', 'sortName'],
    ['joinable', 'sortName'],
  ],
  text: ['name'],
};

/** One client in one organisation, also after they left: the client owns it. */
export type MembershipDocument = Readonly<{
  ownerId: string;
  organizationId: string;
  member: boolean;
  since: string;
  requestId: string | null;
}>;

export const membershipModel: Model<MembershipDocument> = {
  name: 'membership',
  version: 1,
  indexes: [
    ['organizationId', 'member', 'since'],
    ['ownerId', 'member', 'since'],
  ],
};

/** What happened to an organisation, one document each: without words, and without the reasons. */
export type OrganizationChangeDocument = Readonly<{
  ownerId: string;
  changeId: string;
  organizationId: string;
  change: (typeof organizationChanges)[number];
  at: string;
  by: string | null;
  clientId: string | null;
}>;

export const organizationChangeModel: Model<OrganizationChangeDocument> = {
  name: 'organization-change',
  version: 1,
  indexes: [['organizationId', 'at']],
};
