import type { CommentHidden, CommentRestored } from '@ecrin/domain/comment-report/comment-report.events.ts';
import type { CommunityCommentEvent } from '@ecrin/domain/community-comment/community-comment.events.ts';
import { communityMemberIdOf } from '@ecrin/domain/community-member/community-member.aggregate.ts';
import type { CommunityMemberEvent } from '@ecrin/domain/community-member/community-member.events.ts';
import type { CommunityEvent, CommunityOpened } from '@ecrin/domain/community/community.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import {
  communityCommentModel,
  communityMemberModel,
  communityModel,
  memberRanks,
  type CommunityCommentDocument,
  type CommunityDocument,
  type CommunityMemberDocument,
  type MemberStanding,
} from './community.model.ts';

export const communityProjection = defineProjection<CommunityDocument, CommunityEvent>()({
  model: communityModel,
  documentId: ({ data }) => data.communityId,
  on: {
    CommunityOpened: (_before, { communityId, ownerId, visibility, joinCondition, rules }, words) => ({
      ownerId,
      communityId,
      name: words?.name ?? null,
      purpose: words?.purpose ?? null,
      invite: words?.invite ?? null,
      visibility,
      joinCondition,
      rules,
      status: 'open',
    }),
    CommunityDescribed: (found, _data, words) =>
      found && { ...found, name: words?.name ?? null, purpose: words?.purpose ?? null },
    CommunitySettingsChanged: (found, { visibility, joinCondition, rules }) =>
      found && { ...found, visibility, joinCondition, rules },
    CommunityInviteReplaced: (found, _data, words) => found && { ...found, invite: words?.invite ?? null },
    CommunityClosed: (found) => found && { ...found, status: 'closed', invite: null },
  },
});

const standingAs = (standing: MemberStanding, since: string) => ({ standing, rank: memberRanks[standing], since });
type Member = CommunityMemberDocument | null;

/** The owner is among the members from the start. */
export const communityMemberProjection = defineProjection<
  CommunityMemberDocument,
  CommunityMemberEvent | CommunityOpened
>()({
  model: communityMemberModel,
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

/** Administrators decide in the stream of the reports: what they hide is hidden here. */
export const communityCommentProjection = defineProjection<
  CommunityCommentDocument,
  CommunityCommentEvent | CommentHidden | CommentRestored
>()({
  model: communityCommentModel,
  documentId: ({ data }) => ('subject' in data ? data.subject.id : data.commentId),
  on: {
    CommunityCommentWritten: (_before, { authorId, ...written }, words) => ({
      ownerId: authorId,
      communityId: written.communityId,
      commentId: written.commentId,
      parentId: written.parentId,
      rootId: written.rootId,
      isReply: written.depth > 0,
      depth: written.depth,
      words: words?.words ?? null,
      writtenAt: written.writtenAt,
      editedAt: null,
      deleted: false,
      hiddenByTeam: false,
      hiddenByAdmin: false,
    }),
    CommunityCommentEdited: (comment, { editedAt }, words) =>
      comment && { ...comment, words: words?.words ?? null, editedAt },
    CommunityCommentDeleted: (comment) => comment && { ...comment, words: null, deleted: true },
    CommunityCommentHidden: (comment) => comment && { ...comment, hiddenByTeam: true },
    CommunityCommentRestored: (comment) => comment && { ...comment, hiddenByTeam: false },
    CommentHidden: (comment) => comment && { ...comment, hiddenByAdmin: true },
    CommentRestored: (comment) => comment && { ...comment, hiddenByAdmin: false },
  },
});

export const communityProjections = [
  communityProjection,
  communityMemberProjection,
  communityCommentProjection,
] as const;
