import type { HolderFilter } from '@ecrin/contracts/inbox/assignment.ts';
import type {
  AnswerRequestRequest,
  RequestDetail,
  RequestList,
  RequestRow,
  WriteRequestMessageRequest,
} from '@ecrin/contracts/request/request.ts';
import type { Receipt } from '@ecrin/contracts/transport/receipt.ts';
import { api } from '#lib/api/api.ts';

export type RequestFilter = Readonly<{
  status: 'open' | 'awaiting-client' | 'answered';
  kind?: RequestRow['kind'];
  holder?: HolderFilter;
}>;
type Of<Body> = Readonly<{ requestId: string; body: Body }>;
const pageSize = 30;
/** Also after a refusal: another administrator may have answered. */
const changed = { invalidatesTags: ['Request', 'Organization'] } as const;

const requestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRequests: build.infiniteQuery<RequestList, RequestFilter, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({
        url: '/requests',
        params: { ...queryArg, limit: pageSize, ...(pageParam && { cursor: pageParam }) },
      }),
      providesTags: ['Request'],
    }),
    findRequest: build.query<RequestDetail, string>({
      query: (requestId) => `/requests/${requestId}`,
      providesTags: ['Request'],
    }),
    writeRequestMessage: build.mutation<Receipt, Of<WriteRequestMessageRequest>>({
      query: ({ requestId, body }) => ({ url: `/requests/${requestId}/messages`, method: 'POST', body }),
      ...changed,
    }),
    answerRequest: build.mutation<Receipt, Of<AnswerRequestRequest>>({
      query: ({ requestId, body }) => ({ url: `/requests/${requestId}/answer`, method: 'PUT', body }),
      ...changed,
    }),
    reverseAnswer: build.mutation<Receipt, Of<Readonly<{ reason: string }>>>({
      query: ({ requestId, body }) => ({ url: `/requests/${requestId}/answer/reversal`, method: 'POST', body }),
      ...changed,
    }),
  }),
});

export const {
  useListRequestsInfiniteQuery,
  useFindRequestQuery,
  useWriteRequestMessageMutation,
  useAnswerRequestMutation,
  useReverseAnswerMutation,
} = requestsApi;
