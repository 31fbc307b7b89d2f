import { communityMemberIdOf } from '@ecrin/domain/community-member/community-member.aggregate.ts';
import type {
  CommunityMemberEvent,
  CommunityPlaceKept,
} from '@ecrin/domain/community-member/community-member.events.ts';
import type {
  CommunityEvent,
  CommunityOpened,
  CommunityOwnershipGiven,
  CommunityOwnershipTaken,
} from '@ecrin/domain/community/community.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { communityTopic, memberTopic } from './community-changes.ts';
import {
  communityMemberModel,
  communityModel,
  memberRanks,
  type CommunityDocument,
  type CommunityMemberDocument,
  type MemberStanding,
} from './community.model.ts';
import { communityCommentProjection, communityCopyProjection } from './shared-words.projection.ts';

export const communityProjection = defineProjection<CommunityDocument, CommunityEvent>()({
  model: communityModel,
  community: communityTopic,
  documentId: ({ data }) => data.communityId,
  on: {
    CommunityOpened: (_before, { communityId, ownerId, visibility, joinCondition, rules, indexed = false }, words) => ({
      ownerId,
      communityId,
      name: words?.name ?? null,
      purpose: words?.purpose ?? null,
      invite: words?.invite ?? null,
      visibility,
      joinCondition,
      rules,
      indexed,
      status: 'open',
      pinned: null,
      offeredTo: null,
      organizationId: null,
    }),
    CommunityDescribed: (found, _data, words) =>
      found && { ...found, name: words?.name ?? null, purpose: words?.purpose ?? null },
    CommunitySettingsChanged: (found, { visibility, joinCondition, rules, indexed = false }) =>
      found && { ...found, visibility, joinCondition, rules, indexed },
    CommunityInviteReplaced: (found, _data, words) => found && { ...found, invite: words?.invite ?? null },
    CommunityClosed: (found) => found && { ...found, status: 'closed', invite: null, offeredTo: null },
    CommunityCopyPinned: (found, { copyId }) => found && { ...found, pinned: copyId },
    CommunityCopyUnpinned: (found) => found && { ...found, pinned: null },
    CommunityHandoverOffered: (found, { toClientId }) => found && { ...found, offeredTo: toClientId },
    CommunityHandoverWithdrawn: (found) => found && { ...found, offeredTo: null },
    CommunityHandoverDeclined: (found) => found && { ...found, offeredTo: null },
    CommunityOwnershipGiven: (found) => found && { ...found, offeredTo: null },
    CommunityOwnershipTaken: (found, { ownerId }, words) =>
      found && {
        ...found,
        ownerId,
        name: words?.name ?? null,
        purpose: words?.purpose ?? null,
        invite: words?.invite ?? null,
      },
    CommunityAssigned: (found, { organizationId }) => found && { ...found, organizationId },
    CommunityReleased: (found) => found && { ...found, organizationId: null },
  },
});

const standingAs = (standing: MemberStanding, since: string) => ({ standing, rank: memberRanks[standing], since });
type Member = CommunityMemberDocument | null;

/** The owner is among the members from the start; the one before is one of the team. */
export const communityMemberProjection = defineProjection<
  CommunityMemberDocument,
  | Exclude<CommunityMemberEvent, CommunityPlaceKept>
  | CommunityOpened
  | CommunityOwnershipGiven
  | CommunityOwnershipTaken
>()({
  model: communityMemberModel,
  community: memberTopic,
  documentId: ({ data }) => communityMemberIdOf(data.communityId, 'clientId' in data ? data.clientId : data.ownerId),
  on: {
    CommunityOpened: (_before, { communityId, ownerId, memberId, openedAt }) => ({
      ...entering(null, { communityId, clientId: ownerId, memberId }),
      ...standingAs('owner', openedAt),
    }),
    CommunityJoinRequested: (before, { requestedAt, ...place }, words) => ({
      ...entering(before, place),
      ...standingAs('requested', requestedAt),
      words: words?.words ?? null,
      answer: null,
    }),
    CommunityJoinWithdrawn: (member, { withdrawnAt }) =>
      member && { ...member, ...standingAs('outside', withdrawnAt), words: null },
    CommunityJoinRefused: (member, { refusedAt }, words) =>
      member && { ...member, ...standingAs('outside', refusedAt), words: null, answer: words?.words ?? null },
    CommunityJoined: (before, { joinedAt, ...place }, words) => ({
      ...entering(before, place),
      ...standingAs('member', joinedAt),
      words: null,
      answer: words?.words ?? null,
    }),
    CommunityRoleChanged: (member, { role }) => member && { ...member, ...standingAs(role, member.since) },
    CommunityLeft: (member, { wordsTakenOut, leftAt }) =>
      member && {
        ...member,
        ...standingAs('outside', leftAt),
        answer: null,
        wordsOutUntil: wordsTakenOut ? leftAt : member.wordsOutUntil,
      },
    CommunityMemberBlocked: (member, { blockedAt }) =>
      member && { ...member, ...standingAs('blocked', blockedAt), words: null, answer: null },
    CommunityMemberUnblocked: (member, { unblockedAt }) =>
      member && { ...member, ...standingAs('outside', unblockedAt) },
    CommunityOwnershipGiven: (member) => member && { ...member, ...standingAs('team', member.since) },
    CommunityOwnershipTaken: (member) => member && { ...member, ...standingAs('owner', member.since) },
  },
});

type Entering = Readonly<{ communityId: string; clientId: string; memberId: string }>;
const entering = (before: Member, { communityId, clientId, memberId }: Entering) => ({
  ownerId: clientId,
  communityId,
  memberId,
  words: null,
  answer: null,
  wordsOutUntil: before?.wordsOutUntil ?? null,
});

export const communityProjections = [
  communityProjection,
  communityMemberProjection,
  communityCommentProjection,
  communityCopyProjection,
] as const;
