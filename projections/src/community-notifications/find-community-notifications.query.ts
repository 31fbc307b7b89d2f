import { communityNotifications } from '@ecrin/contracts/community/community-notifications.ts';
import { communityParams } from '@ecrin/contracts/community/community.ts';
import { communityMemberIdOf } from '@ecrin/domain/community-member/community-member.aggregate.ts';
import { defaultCommunityNotices } from '@ecrin/domain/community-notifications/community-notifications.vocabulary.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { communityMemberModel, communityModel } from '#community/community.model.ts';
import { viewAllowed } from '#community/stand-in-community.ts';
import { communityNotificationsModel } from './community-notifications.model.ts';

export const findCommunityNotificationsRoute = queryRoute({
  method: 'get',
  path: '/communities/:communityId/notifications',
  access: 'client',
  summary: 'Shows what the client is told of a community they are in',
  params: communityParams,
  query: z.object({}),
  answer: communityNotifications,
  model: communityNotificationsModel,
  joins: [communityModel, communityMemberModel],
  ask:
    (models) =>
    async ({ params: { communityId } }, { clientId }) => {
      const view = await viewAllowed(models, 'read-comments', { communityId, clientId });
      if ('refused' in view) return view;
      const found = await (
        await models.open(communityNotificationsModel)
      ).get(communityMemberIdOf(communityId, clientId));
      return { ...(found?.choice ?? defaultCommunityNotices) };
    },
});
