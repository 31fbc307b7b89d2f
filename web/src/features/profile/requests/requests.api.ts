import type { JoinableOrganizations, OwnOrganizations } from '@ecrin/contracts/organization/organization.ts';
import type {
  OpenRequestRequest,
  OwnRequest,
  OwnRequestList,
  WriteRequestMessageRequest,
} from '@ecrin/contracts/request/request.ts';
import { api } from '#lib/api/api.ts';

const pageSize = 30;
/** Whatever an administrator writes or decides is announced: a new notification means that a thread may have changed. */
const requestTags = { providesTags: ['OwnRequest', 'Notification'] } as const;
const changesRequests = { invalidatesTags: ['OwnRequest'] } as const;
const withTags = api.enhanceEndpoints({ addTagTypes: ['OwnRequest', 'OwnOrganization'] });

const requestsApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    listOwnRequests: build.infiniteQuery<OwnRequestList, void, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      query: ({ pageParam }) => ({
        url: '/requests',
        params: { limit: pageSize, ...(pageParam && { cursor: pageParam }) },
      }),
      ...requestTags,
    }),
    findOwnRequest: build.query<OwnRequest, string>({
      query: (requestId) => `/requests/${requestId}`,
      ...requestTags,
    }),
    openRequest: build.mutation<unknown, OpenRequestRequest>({
      query: (body) => ({ url: '/requests', method: 'POST', body }),
      ...changesRequests,
    }),
    writeOwnMessage: build.mutation<unknown, WriteRequestMessageRequest & Readonly<{ requestId: string }>>({
      query: ({ requestId, ...body }) => ({ url: `/requests/${requestId}/messages`, method: 'POST', body }),
      ...changesRequests,
    }),
    withdrawRequest: build.mutation<unknown, string>({
      query: (requestId) => ({ url: `/requests/${requestId}`, method: 'DELETE' }),
      ...changesRequests,
    }),
    listOwnOrganizations: build.query<OwnOrganizations['items'], void>({
      query: () => '/organizations/mine',
      transformResponse: ({ items }: OwnOrganizations) => items,
      providesTags: ['OwnOrganization', 'Notification'],
    }),
    findJoinable: build.query<JoinableOrganizations['items'], string>({
      query: (q) => ({ url: '/organizations', params: { limit: 10, ...(q && { q }) } }),
      transformResponse: ({ items }: JoinableOrganizations) => items,
    }),
    leaveOrganization: build.mutation<unknown, string>({
      query: (organizationId) => ({ url: `/organizations/${organizationId}/membership`, method: 'DELETE' }),
      invalidatesTags: ['OwnOrganization'],
    }),
  }),
});

export const {
  useListOwnRequestsInfiniteQuery,
  useFindOwnRequestQuery,
  useOpenRequestMutation,
  useWriteOwnMessageMutation,
  useWithdrawRequestMutation,
  useListOwnOrganizationsQuery,
  useFindJoinableQuery,
  useLeaveOrganizationMutation,
} = requestsApi;
