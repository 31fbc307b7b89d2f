import type { ThreadList } from '@ecrin/contracts/thread/thread.ts';
import { api } from './api.ts';

export const threadListApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Figures of threads change with the counts of thoughts.
    listThreads: build.query<ThreadList, void>({ query: () => '/threads', providesTags: ['Thread', 'ThoughtCounts'] }),
  }),
});

export const { useListThreadsQuery } = threadListApi;
