import type {
  AnswerRequestRequest,
  RequestDetail,
  WriteRequestMessageRequest,
} from '@ecrin/contracts/request/request.ts';
import type { Receipt } from '@ecrin/contracts/transport/receipt.ts';
import { api } from '#lib/api/api.ts';

type Of<Body> = Readonly<{ requestId: string; body: Body }>;
/** Also after a refusal: another administrator may have answered. */
const changed = { invalidatesTags: ['Request', 'Organization'] } as const;

const requestsApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  useFindRequestQuery,
  useWriteRequestMessageMutation,
  useAnswerRequestMutation,
  useReverseAnswerMutation,
} = requestsApi;
