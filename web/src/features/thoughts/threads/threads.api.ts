import type { EditThreadRequest, StartThreadRequest, ThreadCard } from '@ecrin/contracts/thread/thread.ts';
import { api } from '#lib/api/api.ts';

/** Everything that shows a thread's name or colour. */
const threadTags = ['Thread', 'ThoughtCard', 'ThoughtDetail', 'ThoughtCounts'] as const;

const threadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Figures of threads change with the counts of thoughts.
    findThread: build.query<ThreadCard, string>({
      query: (threadId) => `/threads/${threadId}`,
      providesTags: ['Thread', 'ThoughtCounts'],
    }),
    startThread: build.mutation<unknown, StartThreadRequest>({
      query: (body) => ({ url: '/threads', method: 'POST', body }),
      invalidatesTags: ['Thread'],
    }),
    editThread: build.mutation<unknown, { threadId: string; body: EditThreadRequest }>({
      query: ({ threadId, body }) => ({ url: `/threads/${threadId}`, method: 'PUT', body }),
      invalidatesTags: [...threadTags],
    }),
    moveThread: build.mutation<unknown, { threadId: string; rank: string }>({
      query: ({ threadId, rank }) => ({ url: `/threads/${threadId}/rank`, method: 'PUT', body: { rank } }),
      invalidatesTags: ['Thread'],
    }),
    archiveThread: build.mutation<unknown, { threadId: string; archived: boolean }>({
      query: ({ threadId, archived: on }) => ({ url: `/threads/${threadId}/archive`, method: on ? 'POST' : 'DELETE' }),
      invalidatesTags: ['Thread'],
    }),
    setThreadAiUse: build.mutation<unknown, { threadId: string; withoutAi: boolean }>({
      query: ({ threadId, ...body }) => ({ url: `/threads/${threadId}/ai-use`, method: 'PUT', body }),
      invalidatesTags: ['Thread'],
    }),
    mergeThread: build.mutation<unknown, { threadId: string; intoId: string }>({
      query: ({ threadId, intoId }) => ({ url: `/threads/${threadId}/merge`, method: 'POST', body: { intoId } }),
      invalidatesTags: [...threadTags],
    }),
    deleteThread: build.mutation<unknown, string>({
      query: (threadId) => ({ url: `/threads/${threadId}`, method: 'DELETE' }),
      invalidatesTags: [...threadTags],
    }),
    restoreThread: build.mutation<unknown, string>({
      query: (threadId) => ({ url: `/threads/${threadId}/restore`, method: 'POST' }),
      invalidatesTags: [...threadTags],
    }),
  }),
});

export const {
  useFindThreadQuery,
  useStartThreadMutation,
  useEditThreadMutation,
  useMoveThreadMutation,
  useArchiveThreadMutation,
  useSetThreadAiUseMutation,
  useMergeThreadMutation,
  useDeleteThreadMutation,
  useRestoreThreadMutation,
} = threadsApi;
