import type { ActivityEntries } from './activity-entries.ts';
import type { ConnectEvent } from './recorded-event.ts';

/** Who belongs where is the clients' own: no community, member or comment is named. */
export const connectActivity: ActivityEntries<ConnectEvent> = {
  CommunityOpened: ['community', 'masked', 'visibility', 'joinCondition'],
  CommunityDescribed: ['community', 'masked'],
  CommunitySettingsChanged: ['community', 'plain', 'visibility', 'joinCondition'],
  CommunityInviteReplaced: ['community', 'masked'],
  CommunityClosed: ['community', 'plain'],
  CommunityJoinRequested: ['community', 'masked'],
  CommunityJoinWithdrawn: ['community', 'plain'],
  CommunityJoinRefused: ['community', 'masked'],
  CommunityJoined: ['community', 'masked'],
  CommunityRoleChanged: ['community', 'plain'],
  CommunityLeft: ['community', 'plain'],
  CommunityMemberBlocked: ['community', 'plain'],
  CommunityMemberUnblocked: ['community', 'plain'],
  CommunityCommentWritten: ['community', 'masked'],
  CommunityCommentEdited: ['community', 'masked'],
  CommunityCommentDeleted: ['community', 'plain'],
  CommunityCommentHidden: ['community', 'plain'],
  CommunityCommentRestored: ['community', 'plain'],
};
