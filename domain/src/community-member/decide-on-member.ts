import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { CommunityMember } from './community-member.aggregate.ts';
import type {
  CommunityJoined,
  CommunityJoinRefused,
  CommunityMemberBlocked,
  CommunityMemberUnblocked,
  CommunityRoleChanged,
} from './community-member.events.ts';

/** `byOwner`: else by one of the team. */
type OnMember = Readonly<{ communityId: string; clientId: string; by: string; byOwner: boolean; now: string }>;
type MemberRefusal = 'community.member-not-found' | 'community.not-allowed';

export type AnswerJoin = OnMember & Readonly<{ answer: 'accepted' | 'refused'; words: string | null }>;

export const answerJoin = (
  { communityId, clientId, by, answer, words, now }: AnswerJoin,
  state: CommunityMember,
): Decision<CommunityJoined | CommunityJoinRefused, 'community.member-not-found' | 'community.not-waiting'> => {
  if (state.status === 'absent') return refuse('community.member-not-found');
  if (state.status !== 'requested') {
    const isIn = state.status === 'member' || state.status === 'team';
    return isIn && answer === 'accepted' ? nothingNew : refuse('community.not-waiting');
  }
  const place = { communityId, clientId };
  return answer === 'accepted'
    ? [
        {
          type: 'CommunityJoined',
          data: { ...place, memberId: state.memberId, by, joinedAt: now },
          private: { words },
        },
      ]
    : [{ type: 'CommunityJoinRefused', data: { ...place, by, refusedAt: now }, private: { words } }];
};

export const changeRole = (
  { communityId, clientId, by, role, now }: OnMember & Readonly<{ role: 'team' | 'member' }>,
  { status }: CommunityMember,
): Decision<CommunityRoleChanged, 'community.member-not-found'> => {
  if (status !== 'member' && status !== 'team') return refuse('community.member-not-found');
  return status === role
    ? nothingNew
    : [{ type: 'CommunityRoleChanged', data: { communityId, clientId, role, by, changedAt: now }, private: null }];
};

/** Only the owner blocks one of the team. */
export const blockMember = (
  { communityId, clientId, by, byOwner, now }: OnMember,
  { status }: CommunityMember,
): Decision<CommunityMemberBlocked, MemberRefusal> => {
  if (status === 'absent') return refuse('community.member-not-found');
  if (status === 'team' && !byOwner) return refuse('community.not-allowed');
  return status === 'blocked'
    ? nothingNew
    : [{ type: 'CommunityMemberBlocked', data: { communityId, clientId, by, blockedAt: now }, private: null }];
};

export const unblockMember = (
  { communityId, clientId, by, now }: OnMember,
  { status }: CommunityMember,
): Decision<CommunityMemberUnblocked, MemberRefusal> => {
  if (status === 'absent') return refuse('community.member-not-found');
  return status === 'blocked'
    ? [{ type: 'CommunityMemberUnblocked', data: { communityId, clientId, by, unblockedAt: now }, private: null }]
    : nothingNew;
};
