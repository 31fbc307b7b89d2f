import type { ThreadSuggestionAnswer } from '@ecrin/contracts/thread/thread.ts';
import { api } from '#lib/api/api.ts';

const threadSuggestionApi = api.injectEndpoints({
  endpoints: (build) => ({
    suggestThread: build.query<ThreadSuggestionAnswer, string>({
      query: (thoughtId) => `/thoughts/${thoughtId}/thread-suggestion`,
      providesTags: (_answer, _error, id) => ['Thread', { type: 'ThoughtDetail', id }],
    }),
    declineThread: build.mutation<unknown, { thoughtId: string; threadId: string }>({
      query: ({ thoughtId, threadId }) => ({
        url: `/thoughts/${thoughtId}/thread-suggestion/${threadId}`,
        method: 'DELETE',
      }),
      invalidatesTags: (_answer, _error, { thoughtId }) => [{ type: 'ThoughtDetail', id: thoughtId }],
    }),
  }),
});

export const { useSuggestThreadQuery, useDeclineThreadMutation } = threadSuggestionApi;
