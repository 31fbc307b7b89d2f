import type { BroadcastRecipients } from '@ecrin/contracts/broadcast/broadcast-recipients.ts';
import type {
  AudienceFigures,
  AudienceQuery,
  BroadcastDetail,
  BroadcastList,
  ScheduleBroadcastRequest,
  TestBroadcastRequest,
  WriteBroadcastRequest,
} from '@ecrin/contracts/broadcast/broadcast.ts';
import type { OrganizationList } from '@ecrin/contracts/organization/organization.ts';
import type { Receipt } from '@ecrin/contracts/transport/receipt.ts';
import { api } from '#lib/api/api.ts';

type Of<Body> = Readonly<{ broadcastId: string; body: Body }>;
const pageSize = 20;
/** Also after a refusal: somebody else may have changed it. */
const changes = { invalidatesTags: ['Broadcast'] } as const;
const act = (broadcastId: string, part: string, method: 'POST' | 'DELETE') => ({
  url: `/broadcasts/${broadcastId}${part}`,
  method,
});

const communicationApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBroadcasts: build.infiniteQuery<BroadcastList, void, string | null>({
      query: ({ pageParam }) => ({
        url: '/broadcasts',
        params: { limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      providesTags: ['Broadcast'],
    }),
    findBroadcast: build.query<BroadcastDetail, string>({
      query: (broadcastId) => `/broadcasts/${broadcastId}`,
      providesTags: ['Broadcast'],
    }),
    countAudience: build.query<AudienceFigures, AudienceQuery>({
      query: (params) => ({ url: '/broadcast-audience', params }),
      // The audience changes by itself.
      keepUnusedDataFor: 0,
    }),
    /** More than fit into a choice are reached from their own page. */
    listOpenOrganizations: build.query<OrganizationList['items'], void>({
      query: () => ({ url: '/organizations', params: { status: 'open', limit: 100 } }),
      transformResponse: ({ items }: OrganizationList) => items,
      providesTags: ['Organization'],
    }),
    writeBroadcast: build.mutation<Receipt, Of<WriteBroadcastRequest>>({
      query: ({ broadcastId, body }) => ({ url: `/broadcasts/${broadcastId}`, method: 'PUT', body }),
      ...changes,
    }),
    scheduleBroadcast: build.mutation<Receipt, Of<ScheduleBroadcastRequest>>({
      query: ({ broadcastId, body }) => ({ ...act(broadcastId, '/schedule', 'POST'), body }),
      ...changes,
    }),
    testBroadcast: build.mutation<Receipt, Of<TestBroadcastRequest>>({
      query: ({ broadcastId, body }) => ({ ...act(broadcastId, '/test', 'POST'), body }),
      ...changes,
    }),
  }),
});

const recipientsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRecipients: build.infiniteQuery<BroadcastRecipients, string, string | null>({
      query: ({ queryArg, pageParam }) => ({
        url: `/broadcasts/${queryArg}/recipients`,
        params: { limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      providesTags: ['Broadcast'],
    }),
  }),
});

const actsApi = api.injectEndpoints({
  endpoints: (build) => ({
    unscheduleBroadcast: build.mutation<Receipt, string>({
      query: (broadcastId) => act(broadcastId, '/schedule', 'DELETE'),
      ...changes,
    }),
    stopBroadcast: build.mutation<Receipt, string>({
      query: (broadcastId) => act(broadcastId, '/stop', 'POST'),
      ...changes,
    }),
    discardBroadcast: build.mutation<Receipt, string>({
      query: (broadcastId) => act(broadcastId, '', 'DELETE'),
      ...changes,
    }),
  }),
});

export const {
  useListBroadcastsInfiniteQuery,
  useFindBroadcastQuery,
  useCountAudienceQuery,
  useListOpenOrganizationsQuery,
  useWriteBroadcastMutation,
  useScheduleBroadcastMutation,
  useTestBroadcastMutation,
} = communicationApi;
export const { useListRecipientsInfiniteQuery } = recipientsApi;
/** As it is known, without asking for it. */
export const useFindBroadcastState = communicationApi.endpoints.findBroadcast.useQueryState;
export const { useUnscheduleBroadcastMutation, useStopBroadcastMutation, useDiscardBroadcastMutation } = actsApi;
