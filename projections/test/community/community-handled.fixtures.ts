/** The read models of communities, and the events they are made of. */
export const communityHandled = {
  community: [
    'CommunityOpened',
    'CommunityDescribed',
    'CommunitySettingsChanged',
    'CommunityInviteReplaced',
    'CommunityClosed',
  ],
  'community-member': [
    'CommunityOpened',
    'CommunityJoinRequested',
    'CommunityJoinWithdrawn',
    'CommunityJoinRefused',
    'CommunityJoined',
    'CommunityRoleChanged',
    'CommunityLeft',
    'CommunityMemberBlocked',
    'CommunityMemberUnblocked',
  ],
  'community-comment': [
    'CommunityCommentWritten',
    'CommunityCommentEdited',
    'CommunityCommentDeleted',
    'CommunityCommentHidden',
    'CommunityCommentRestored',
    'CommentHidden',
    'CommentRestored',
  ],
} as const;
