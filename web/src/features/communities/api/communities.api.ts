import type {
  CommunityDetail,
  CommunityList,
  CommunityMemberList,
  JoinRequestList,
} from '@ecrin/contracts/community/community.ts';
import { api } from '#lib/api/api.ts';
import { type OfCommunity, pages, paged, community } from './tagged-api.ts';

const communitiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCommunities: build.infiniteQuery<CommunityList, void, string | null>({
      infiniteQueryOptions: pages,
      query: ({ pageParam }) => paged('/communities', pageParam),
      ...community,
    }),
    findCommunity: build.query<CommunityDetail, string>({ query: (id) => `/communities/${id}`, ...community }),
    findInvited: build.query<CommunityDetail, string>({
      query: (invite) => `/community-invites/${encodeURIComponent(invite)}`,
      ...community,
    }),
    listMembers: build.infiniteQuery<CommunityMemberList, OfCommunity & Readonly<{ blocked: boolean }>, string | null>({
      infiniteQueryOptions: pages,
      query: ({ queryArg: { communityId, blocked }, pageParam }) =>
        paged(`/communities/${communityId}/members`, pageParam, { blocked: String(blocked) }),
      ...community,
    }),
    listJoinRequests: build.infiniteQuery<JoinRequestList, string, string | null>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => paged(`/communities/${queryArg}/requests`, pageParam),
      ...community,
    }),
  }),
});

export const {
  useListCommunitiesInfiniteQuery,
  useFindCommunityQuery,
  useFindInvitedQuery,
  useListMembersInfiniteQuery,
  useListJoinRequestsInfiniteQuery,
} = communitiesApi;
