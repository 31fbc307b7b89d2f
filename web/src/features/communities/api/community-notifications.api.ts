import type { CommunityNotifications } from '@ecrin/contracts/community/community-notifications.ts';
import { api } from '#lib/api/api.ts';
import { changesCommunity, community, type OfCommunity } from './tagged-api.ts';

const communityNotificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    findCommunityNotifications: build.query<CommunityNotifications, string>({
      query: (communityId) => `/communities/${communityId}/notifications`,
      ...community,
    }),
    chooseCommunityNotifications: build.mutation<unknown, OfCommunity & Readonly<{ choice: CommunityNotifications }>>({
      query: ({ communityId, choice: body }) => ({
        url: `/communities/${communityId}/notifications`,
        method: 'PUT',
        body,
      }),
      ...changesCommunity,
    }),
  }),
});

export const { useFindCommunityNotificationsQuery, useChooseCommunityNotificationsMutation } =
  communityNotificationsApi;
