import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { CommunityMemberEvent } from './community-member.events.ts';

/** `outside`: left, withdrew, was refused, or may enter again. */
export type MemberStatus = 'outside' | 'requested' | 'member' | 'team' | 'blocked';

export type ExistingMember = Readonly<{
  status: MemberStatus;
  clientId: string;
  memberId: string;
  refusedAt: string | null;
  /** What the client wrote or shared until then is no longer shown. */
  wordsOutUntil: string | null;
}>;
export type CommunityMember = Readonly<{ status: 'absent' }> | ExistingMember;

/** The id of the stream of a client in a community. */
export const communityMemberIdOf = (communityId: string, clientId: string): string => `${communityId}.${clientId}`;

const to = (state: CommunityMember, changed: Partial<ExistingMember>): CommunityMember =>
  state.status === 'absent' ? state : { ...state, ...changed };

const entering = (
  before: CommunityMember,
  { clientId, memberId }: Readonly<{ clientId: string; memberId: string }>,
  status: MemberStatus,
): ExistingMember => ({
  status,
  clientId,
  memberId,
  refusedAt: null,
  wordsOutUntil: before.status === 'absent' ? null : before.wordsOutUntil,
});

export const communityMember: Aggregate<CommunityMember, CommunityMemberEvent> = {
  category: 'community-member',
  initial: { status: 'absent' },
  ownerOf: (state) => (state.status === 'absent' ? null : state.clientId),
  evolve: evolveWith<CommunityMember, CommunityMemberEvent>({
    CommunityJoinRequested: (before, place) => entering(before, place, 'requested'),
    CommunityJoinWithdrawn: (state) => to(state, { status: 'outside' }),
    CommunityJoinRefused: (state, { refusedAt }) => to(state, { status: 'outside', refusedAt }),
    CommunityJoined: (before, place) => entering(before, place, 'member'),
    CommunityRoleChanged: (state, { role }) => to(state, { status: role }),
    CommunityLeft: (state, { wordsTakenOut, leftAt }) =>
      to(state, { status: 'outside', ...(wordsTakenOut && { wordsOutUntil: leftAt }) }),
    CommunityMemberBlocked: (state) => to(state, { status: 'blocked' }),
    CommunityMemberUnblocked: (state) => to(state, { status: 'outside' }),
    CommunityPlaceKept: (before, place) => entering(before, place, 'team'),
  }),
};
