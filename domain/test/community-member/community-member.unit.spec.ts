import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import { communityMember, communityMemberIdOf } from '#community-member/community-member.aggregate.ts';
import type {
  CommunityJoined,
  CommunityJoinRefused,
  CommunityJoinRequested,
  CommunityJoinWithdrawn,
  CommunityLeft,
  CommunityMemberBlocked,
  CommunityMemberUnblocked,
  CommunityPlaceKept,
  CommunityRoleChanged,
} from '#community-member/community-member.events.ts';
import { answerJoin, blockMember, changeRole, unblockMember } from '#community-member/decide-on-member.ts';
import { joinCommunity, keepPlace, leaveCommunity, withdrawJoin } from '#community-member/join-community.ts';

const { given } = specFor(communityMember);
const place = { communityId: 'community-1', clientId: 'paul' };
const [memberId, by] = ['member-2', 'claire'];
const now = '2026-01-02T09:00:00.000Z';
const word = { words: 'Je chante alto.' };

const requested: CommunityJoinRequested = {
  type: 'CommunityJoinRequested',
  data: { ...place, memberId, requestedAt: now },
  private: word,
};
const withdrawn: CommunityJoinWithdrawn = {
  type: 'CommunityJoinWithdrawn',
  data: { ...place, withdrawnAt: now },
  private: null,
};
const refusedOnce: CommunityJoinRefused = {
  type: 'CommunityJoinRefused',
  data: { ...place, by, refusedAt: now },
  private: { words: null },
};
const joinedBy = (who: string | null): CommunityJoined => ({
  type: 'CommunityJoined',
  data: { ...place, memberId, by: who, joinedAt: now },
  private: who === null ? null : { words: 'Bienvenue.' },
});
const roleOf = (role: 'team' | 'member'): CommunityRoleChanged => ({
  type: 'CommunityRoleChanged',
  data: { ...place, role, by, changedAt: now },
  private: null,
});
const left: CommunityLeft = {
  type: 'CommunityLeft',
  data: { ...place, wordsTakenOut: true, leftAt: now },
  private: null,
};
const blocked: CommunityMemberBlocked = {
  type: 'CommunityMemberBlocked',
  data: { ...place, by, blockedAt: now },
  private: null,
};
const unblocked: CommunityMemberUnblocked = {
  type: 'CommunityMemberUnblocked',
  data: { ...place, by, unblockedAt: now },
  private: null,
};

const ask = { ...place, way: 'ask', newMemberId: memberId, ...word, now } as const;
const enter = { ...ask, way: 'enter' } as const;
const onMember = { ...place, by, byOwner: true, now };

describe('coming into a community', () => {
  it('is entering where it is open, once', () => {
    given().when(joinCommunity, enter).then(joinedBy(null));
    given(joinedBy(null)).when(joinCommunity, enter).thenNothing();
    given(joinedBy(null), roleOf('team')).when(joinCommunity, enter).thenNothing();
  });
  it('is a request by validation, once', () => {
    given().when(joinCommunity, ask).then(requested);
    given(requested).when(joinCommunity, ask).thenNothing();
  });
  it('keeps the id among the members', () =>
    given(joinedBy(null), left)
      .when(joinCommunity, { ...enter, newMemberId: 'member-9' })
      .then(joinedBy(null)));
  it('waits seven days after a refusal', () => {
    const later = (at: string) => ({ ...ask, now: at });
    given(requested, refusedOnce)
      .when(joinCommunity, later('2026-01-09T08:59:59.999Z'))
      .thenRefused('community.asked-too-soon');
    given(requested, refusedOnce)
      .when(joinCommunity, later('2026-01-09T09:00:00.000Z'))
      .then({ ...requested, data: { ...requested.data, requestedAt: '2026-01-09T09:00:00.000Z' } });
  });
  it('answers as a missing one to somebody who is blocked', () =>
    given(joinedBy(null), blocked).when(joinCommunity, enter).thenRefused('community.not-found'));
  it('can be withdrawn', () => {
    given(requested)
      .when(withdrawJoin, { ...place, now })
      .then(withdrawn);
    given(requested, withdrawn)
      .when(withdrawJoin, { ...place, now })
      .thenNothing();
    given()
      .when(withdrawJoin, { ...place, now })
      .thenRefused('community.not-found');
  });
  it('ends by leaving', () => {
    const leave = { ...place, wordsTakenOut: true, now };
    given(joinedBy(null)).when(leaveCommunity, leave).then(left);
    given(joinedBy(null), left).when(leaveCommunity, leave).thenNothing();
    given().when(leaveCommunity, leave).thenRefused('community.not-found');
  });
});

describe('deciding on somebody', () => {
  const answer = { ...onMember, answer: 'accepted', words: 'Bienvenue.' } as const;
  it('accepts or refuses a request once', () => {
    given(requested).when(answerJoin, answer).then(joinedBy(by));
    given(requested, joinedBy(by)).when(answerJoin, answer).thenNothing();
    given(requested)
      .when(answerJoin, { ...answer, answer: 'refused', words: null })
      .then(refusedOnce);
    given(requested, refusedOnce).when(answerJoin, answer).thenRefused('community.not-waiting');
    given().when(answerJoin, answer).thenRefused('community.member-not-found');
  });
  it('takes a member into the team and out of it', () => {
    const change = { ...onMember, role: 'team' } as const;
    given(joinedBy(null)).when(changeRole, change).then(roleOf('team'));
    given(joinedBy(null), roleOf('team')).when(changeRole, change).thenNothing();
    given(joinedBy(null), roleOf('team'))
      .when(changeRole, { ...change, role: 'member' })
      .then(roleOf('member'));
    given(requested).when(changeRole, change).thenRefused('community.member-not-found');
  });
  it('blocks and unblocks; one of the team by the owner only', () => {
    given(joinedBy(null)).when(blockMember, onMember).then(blocked);
    given(joinedBy(null), blocked).when(blockMember, onMember).thenNothing();
    given().when(blockMember, onMember).thenRefused('community.member-not-found');
    given(joinedBy(null), roleOf('team'))
      .when(blockMember, { ...onMember, byOwner: false })
      .thenRefused('community.not-allowed');
    given(joinedBy(null), blocked).when(unblockMember, onMember).then(unblocked);
    given(joinedBy(null)).when(unblockMember, onMember).thenNothing();
    given().when(unblockMember, onMember).thenRefused('community.member-not-found');
  });
  it('stays in the team when the community is handed over, once', () => {
    const kept: CommunityPlaceKept = {
      type: 'CommunityPlaceKept',
      data: { ...place, memberId, keptAt: now },
      private: null,
    };
    given()
      .when(keepPlace, { ...place, memberId, now })
      .then(kept);
    given(kept)
      .when(keepPlace, { ...place, memberId, now })
      .thenNothing();
  });
  it('is in a stream of the community and the client', () =>
    expect(communityMemberIdOf('community-1', 'paul')).toBe('community-1.paul'));
});
