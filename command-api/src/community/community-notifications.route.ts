import { communityNotifications as choice } from '@ecrin/contracts/community/community-notifications.ts';
import { communityParams } from '@ecrin/contracts/community/community.ts';
import { communityMemberIdOf } from '@ecrin/domain/community-member/community-member.aggregate.ts';
import {
  chooseCommunityNotifications,
  communityNotifications,
} from '@ecrin/domain/community-notifications/community-notifications.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { standAllowed } from './stand-in-community.ts';

export const chooseCommunityNotificationsRoute = ({ events }: Pick<ApiServices, 'events'>) =>
  commandRoute({
    method: 'put',
    path: '/communities/:communityId/notifications',
    access: 'client',
    summary: 'Chooses what one is told of a community one is in',
    params: communityParams,
    body: choice,
    prepare: async ({ params }, { clientId }) => {
      const standing = await standAllowed(events, 'read-comments', { ...params, clientId });
      return 'refused' in standing ? standing : null;
    },
    aggregate: communityNotifications,
    id: ({ params }, { clientId }) => communityMemberIdOf(params.communityId, clientId),
    input: ({ params, body }, { clientId, now }) => ({ ...params, clientId, choice: body, now }),
    decide: chooseCommunityNotifications,
    absent: 'community.not-found',
  });
