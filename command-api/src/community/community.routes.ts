import { changeCommunityRequest, communityParams, openCommunityRequest } from '@ecrin/contracts/community/community.ts';
import { changeCommunity, closeCommunity, replaceInvite } from '@ecrin/domain/community/change-community.ts';
import { community } from '@ecrin/domain/community/community.aggregate.ts';
import { openCommunity } from '@ecrin/domain/community/open-community.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { noBody, pathCommands } from '#http/routing/path-commands.ts';
import { ownedClaim } from './community-claims.ts';
import { communityCommentRoutes } from './community-comment.routes.ts';
import { communityCopyRoutes } from './community-copy.routes.ts';
import { communityMemberRoutes } from './community-member.routes.ts';
import { chooseCommunityNotificationsRoute } from './community-notifications.route.ts';
import { answerEntrustedReportRoute } from './entrusted-report.route.ts';
import { handoverRoutes } from './handover.routes.ts';

export type CommunityServices = Pick<ApiServices, 'communities' | 'events' | 'execute' | 'secrets'>;

const onCommunity = {
  access: 'client',
  params: communityParams,
  aggregate: community,
  id: ({ params }: Readonly<{ params: Readonly<{ communityId: string }> }>) => params.communityId,
  absent: 'community.not-found',
} as const;

const openCommunityRoute = ({ communities, secrets }: CommunityServices) =>
  commandRoute({
    ...onCommunity,
    method: 'post',
    path: '/communities',
    summary: 'Opens a community of one’s own',
    params: z.object({}),
    body: openCommunityRequest,
    id: ({ body }) => body.communityId,
    input: ({ body }, { clientId, newId, now }) => ({
      ...body,
      ownerId: clientId,
      memberId: newId(),
      invite: secrets.token(),
      now,
    }),
    claims: (_request, context) => [ownedClaim(communities, context)],
    decide: openCommunity,
    absent: 'community.already-exists',
  });

const changeCommunityRoute = commandRoute({
  ...onCommunity,
  method: 'put',
  path: '/communities/:communityId',
  summary: 'Sets the name, the purpose and all settings of one’s own community',
  body: changeCommunityRequest,
  input: ({ params, body }, { now }) => ({ ...params, ...body, now }),
  decide: changeCommunity,
});

const replaceInviteRoute = ({ secrets }: CommunityServices) =>
  commandRoute({
    ...onCommunity,
    method: 'post',
    path: '/communities/:communityId/invite',
    summary: 'Replaces the invite link: the one before no longer opens anything',
    body: noBody,
    input: ({ params }, { now }) => ({ ...params, invite: secrets.token(), now }),
    decide: replaceInvite,
  });

export const createCommunityRoutes = (services: CommunityServices) => [
  openCommunityRoute(services),
  changeCommunityRoute,
  replaceInviteRoute(services),
  pathCommands(onCommunity)('delete /communities/:communityId', 'Closes one’s own community', closeCommunity),
  ...communityMemberRoutes(services),
  ...communityCommentRoutes(services),
  ...communityCopyRoutes(services),
  ...handoverRoutes(services),
  answerEntrustedReportRoute(services),
  chooseCommunityNotificationsRoute(services),
];
