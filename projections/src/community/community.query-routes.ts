import { findCommunityNotificationsRoute } from '#community-notifications/find-community-notifications.query.ts';
import { findCommunityRoute, findInvitedCommunityRoute, listCommunitiesRoute } from './communities.query.ts';
import {
  listCommunityCommentsRoute,
  listCommunityRepliesRoute,
  listCopyCommentsRoute,
} from './community-comments.query.ts';
import { listCommunityMembersRoute, listJoinRequestsRoute } from './community-members.query.ts';
import { listEntrustedReportsRoute } from './entrusted-reports.query.ts';
import { findSharedCopyRoute, listSharedCopiesRoute } from './shared-copies.query.ts';

/** `publicUrl`: of the pages, for the invite link. */
export const communityQueryRoutes = (publicUrl: string) =>
  [
    listCommunitiesRoute,
    findCommunityRoute(publicUrl),
    findInvitedCommunityRoute(publicUrl),
    listCommunityMembersRoute,
    listJoinRequestsRoute,
    listCommunityCommentsRoute,
    listCommunityRepliesRoute,
    listCopyCommentsRoute,
    listSharedCopiesRoute,
    findSharedCopyRoute,
    findCommunityNotificationsRoute,
    listEntrustedReportsRoute,
  ] as const;
