import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { MembershipEvent } from './membership.events.ts';

/** One client in one organisation: an organisation with many members is no long stream. */
export type Membership = Readonly<{ clientId: string | null; member: boolean }>;

/** The id of the stream of a client in an organisation. */
export const membershipIdOf = (organizationId: string, clientId: string): string => `${organizationId}.${clientId}`;

export const membership: Aggregate<Membership, MembershipEvent> = {
  category: 'membership',
  initial: { clientId: null, member: false },
  ownerOf: ({ clientId }) => clientId,
  evolve: evolveWith<Membership, MembershipEvent>({
    OrganizationMemberAdded: (_before, { clientId }) => ({ clientId, member: true }),
    OrganizationMemberRemoved: (_before, { clientId }) => ({ clientId, member: false }),
    OrganizationMemberLeft: (_before, { clientId }) => ({ clientId, member: false }),
  }),
};
