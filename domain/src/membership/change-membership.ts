import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Membership } from './membership.aggregate.ts';
import type {
  OrganizationMemberAdded,
  OrganizationMemberLeft,
  OrganizationMemberRemoved,
} from './membership.events.ts';

type OfMember = Readonly<{ organizationId: string; clientId: string; now: string }>;
type AddMember = OfMember & Readonly<{ by: string; requestId: string | null }>;
type RemoveMember = OfMember & Readonly<{ by: string; reason: string }>;

export const addMember = ({ now, ...added }: AddMember, { member }: Membership): Decision<OrganizationMemberAdded> =>
  member ? nothingNew : [{ type: 'OrganizationMemberAdded', data: { ...added, addedAt: now }, private: null }];

export const removeMember = (
  { now, reason, ...removed }: RemoveMember,
  { clientId, member }: Membership,
): Decision<OrganizationMemberRemoved, 'membership.not-found'> => {
  if (clientId === null) return refuse('membership.not-found');
  return member
    ? [{ type: 'OrganizationMemberRemoved', data: { ...removed, removedAt: now }, private: { reason } }]
    : nothingNew;
};

export const leaveOrganization = (
  { now, ...left }: OfMember,
  { clientId, member }: Membership,
): Decision<OrganizationMemberLeft, 'membership.not-found'> => {
  if (clientId === null) return refuse('membership.not-found');
  return member ? [{ type: 'OrganizationMemberLeft', data: { ...left, leftAt: now }, private: null }] : nothingNew;
};
