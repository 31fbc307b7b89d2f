import type { OrganizationCommunities } from '@ecrin/contracts/organization/organization-community.ts';
import type { Receipt } from '@ecrin/contracts/transport/receipt.ts';
import { api } from '#lib/api/api.ts';

type OfCommunity = Readonly<{ organizationId: string; communityId: string }>;
const urlOf = ({ organizationId, communityId }: OfCommunity): string =>
  `/organizations/${organizationId}/communities/${communityId}`;
const changed = { invalidatesTags: ['Organization'] } as const;

const communitiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCommunities: build.infiniteQuery<OrganizationCommunities, string, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        url: `/organizations/${queryArg}/communities`,
        params: pageParam === null ? {} : { cursor: pageParam },
      }),
      providesTags: ['Organization'],
    }),
    assignCommunity: build.mutation<Receipt, OfCommunity>({
      query: (community) => ({ url: urlOf(community), method: 'PUT' }),
      ...changed,
    }),
    releaseCommunity: build.mutation<Receipt, OfCommunity>({
      query: (community) => ({ url: urlOf(community), method: 'DELETE' }),
      ...changed,
    }),
  }),
});

export const { useListCommunitiesInfiniteQuery, useAssignCommunityMutation, useReleaseCommunityMutation } =
  communitiesApi;
