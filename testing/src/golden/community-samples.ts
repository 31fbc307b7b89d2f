import type { CommunityCommentEvent } from '@ecrin/domain/community-comment/community-comment.events.ts';
import type { CommunityCopyEvent } from '@ecrin/domain/community-copy/community-copy.events.ts';
import type { CommunityMemberEvent } from '@ecrin/domain/community-member/community-member.events.ts';
import type { CommunityNotificationsEvent } from '@ecrin/domain/community-notifications/community-notifications.events.ts';
import type { CommunityEvent } from '@ecrin/domain/community/community.events.ts';
import { samplesOf, type SamplesOf } from './sample.ts';

const samplesIn: SamplesOf<
  CommunityEvent | CommunityMemberEvent | CommunityCommentEvent | CommunityCopyEvent | CommunityNotificationsEvent
> = samplesOf;

const clientId = '01980000-0000-7000-8000-000000000003';
const [communityId, ownerMember, memberId, commentId, copyId, organizationId] = [
  'e1',
  'e2',
  'e3',
  'e4',
  'e5',
  'e6',
].map((end) => `01980000-0000-7000-8000-0000000000${end}`) as [string, string, string, string, string, string];
const at = '2026-01-02T09:00:00.000Z';
const by = 'another-client';
const rules = { permission: 'members', maxLength: 1_200, editMinutes: 15, replyDepth: 3 } as const;
const place = { communityId, clientId };

export const communitySamples = [
  ...samplesIn(`community-notifications-${communityId}.${clientId}`, {
    type: 'CommunityNotificationsChosen',
    data: { ...place, choice: { things: true, replies: false, requests: true, digest: true }, chosenAt: at },
    private: null,
  }),
  ...samplesIn(
    `community-${communityId}`,
    {
      type: 'CommunityOpened',
      data: {
        communityId,
        ownerId: clientId,
        memberId: ownerMember,
        visibility: 'private',
        joinCondition: 'validation',
        rules,
        openedAt: at,
      },
      private: { name: 'Chœur du jeudi', purpose: 'Ce qu’on se dit après.', invite: 'premier-code-d-invitation' },
    },
    {
      type: 'CommunityDescribed',
      data: { communityId, describedAt: at },
      private: { name: 'Chœur', purpose: 'Chanter ensemble.' },
    },
    {
      type: 'CommunitySettingsChanged',
      data: { communityId, visibility: 'public', joinCondition: 'open', rules, indexed: true, changedAt: at },
      private: null,
    },
    {
      type: 'CommunityInviteReplaced',
      data: { communityId, replacedAt: at },
      private: { invite: 'second-code-d-invitation' },
    },
    { type: 'CommunityCopyPinned', data: { communityId, copyId, by, pinnedAt: at }, private: null },
    { type: 'CommunityCopyUnpinned', data: { communityId, by, unpinnedAt: at }, private: null },
    {
      type: 'CommunityHandoverOffered',
      data: { communityId, toClientId: by, toMemberId: memberId, offeredAt: at },
      private: null,
    },
    { type: 'CommunityHandoverWithdrawn', data: { communityId, withdrawnAt: at }, private: null },
    { type: 'CommunityHandoverDeclined', data: { communityId, by, declinedAt: at }, private: null },
    { type: 'CommunityOwnershipGiven', data: { communityId, clientId: by, memberId, givenAt: at }, private: null },
    {
      type: 'CommunityOwnershipTaken',
      data: { communityId, ownerId: clientId, memberId: ownerMember, takenAt: at },
      private: { name: 'Chœur', purpose: 'Chanter ensemble.', invite: 'second-code-d-invitation' },
    },
    { type: 'CommunityAssigned', data: { communityId, organizationId, by, assignedAt: at }, private: null },
    { type: 'CommunityReleased', data: { communityId, organizationId, by, releasedAt: at }, private: null },
    { type: 'CommunityClosed', data: { communityId, closedAt: at }, private: null },
  ),
  ...samplesIn(
    `community-member-${communityId}.${clientId}`,
    {
      type: 'CommunityJoinRequested',
      data: { ...place, memberId, requestedAt: at },
      private: { words: 'Je chante alto.' },
    },
    { type: 'CommunityJoinWithdrawn', data: { ...place, withdrawnAt: at }, private: null },
    { type: 'CommunityJoinRefused', data: { ...place, by, refusedAt: at }, private: { words: 'Au complet.' } },
    { type: 'CommunityJoined', data: { ...place, memberId, by, joinedAt: at }, private: { words: 'Bienvenue.' } },
    { type: 'CommunityRoleChanged', data: { ...place, role: 'team', by, changedAt: at }, private: null },
    { type: 'CommunityLeft', data: { ...place, wordsTakenOut: false, leftAt: at }, private: null },
    { type: 'CommunityMemberBlocked', data: { ...place, by, blockedAt: at }, private: null },
    { type: 'CommunityMemberUnblocked', data: { ...place, by, unblockedAt: at }, private: null },
    { type: 'CommunityPlaceKept', data: { ...place, memberId, keptAt: at }, private: null },
  ),
  ...samplesIn(
    `community-comment-${commentId}`,
    {
      type: 'CommunityCommentWritten',
      data: {
        commentId,
        communityId,
        authorId: clientId,
        parentId: null,
        rootId: commentId,
        depth: 0,
        writtenAt: at,
      },
      private: { words: 'C’était moi, le rire.' },
    },
    { type: 'CommunityCommentEdited', data: { commentId, editedAt: at }, private: { words: 'C’était moi.' } },
    { type: 'CommunityCommentHidden', data: { commentId, by, hiddenAt: at }, private: null },
    { type: 'CommunityCommentRestored', data: { commentId, by, restoredAt: at }, private: null },
    { type: 'CommunityCommentDeleted', data: { commentId, deletedAt: at }, private: null },
  ),
  ...samplesIn(
    `community-copy-${copyId}`,
    {
      type: 'CommunityCopyShared',
      data: {
        copyId,
        communityId,
        authorId: clientId,
        kind: 'story',
        sourceId: organizationId,
        withPrivate: false,
        publicly: true,
        sharedAt: at,
      },
      private: {
        copy: {
          title: 'La première sortie',
          language: 'fr',
          parts: [{ kind: 'paragraph', text: 'Huit personnes.', sources: [] }],
        },
      },
    },
    {
      type: 'CommunityCopyPublicityChanged',
      data: { copyId, publicly: false, changedAt: at },
      private: null,
    },
    { type: 'CommunityCopyHidden', data: { copyId, by, hiddenAt: at }, private: null },
    { type: 'CommunityCopyRestored', data: { copyId, by, restoredAt: at }, private: null },
    { type: 'CommunityCopyWithdrawn', data: { copyId, communityId, withdrawnAt: at }, private: null },
  ),
];
