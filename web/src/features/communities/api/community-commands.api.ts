import type {
  ChangeCommunityRequest,
  JoinCommunityRequest,
  OpenCommunityRequest,
} from '@ecrin/contracts/community/community.ts';
import { api } from '#lib/api/api.ts';
import { type OfCommunity, changesCommunity } from './tagged-api.ts';

const communityCommandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    openCommunity: build.mutation<unknown, OpenCommunityRequest>({
      query: (body) => ({ url: '/communities', method: 'POST', body }),
      ...changesCommunity,
    }),
    changeCommunity: build.mutation<unknown, ChangeCommunityRequest & OfCommunity>({
      query: ({ communityId, ...body }) => ({ url: `/communities/${communityId}`, method: 'PUT', body }),
      invalidatesTags: ['Community', 'CommunityComment'],
    }),
    replaceInvite: build.mutation<unknown, string>({
      query: (id) => ({ url: `/communities/${id}/invite`, method: 'POST' }),
      ...changesCommunity,
    }),
    closeCommunity: build.mutation<unknown, string>({
      query: (id) => ({ url: `/communities/${id}`, method: 'DELETE' }),
      ...changesCommunity,
    }),
    joinCommunity: build.mutation<unknown, JoinCommunityRequest & OfCommunity>({
      query: ({ communityId, ...body }) => ({ url: `/communities/${communityId}/join`, method: 'POST', body }),
      ...changesCommunity,
    }),
    withdrawJoin: build.mutation<unknown, string>({
      query: (id) => ({ url: `/communities/${id}/join`, method: 'DELETE' }),
      ...changesCommunity,
    }),
    leaveCommunity: build.mutation<unknown, OfCommunity & Readonly<{ wordsTakenOut: boolean }>>({
      query: ({ communityId, ...body }) => ({ url: `/communities/${communityId}/leave`, method: 'POST', body }),
      ...changesCommunity,
    }),
  }),
});

export const {
  useOpenCommunityMutation,
  useChangeCommunityMutation,
  useReplaceInviteMutation,
  useCloseCommunityMutation,
  useJoinCommunityMutation,
  useWithdrawJoinMutation,
  useLeaveCommunityMutation,
} = communityCommandsApi;
