import type { QueuesAnswer, WorkCounts, WorkPage } from '@ecrin/contracts/operation/operation.ts';
import type { UpkeepAct } from '@ecrin/domain/operation/operation.vocabulary.ts';
import { api } from '#lib/api/api.ts';

export const {
  useListFailedWorkQuery,
  useGetQueuesQuery,
  useCountWorkQuery,
  useRetryWorkMutation,
  useDropWorkMutation,
  useRequestUpkeepMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listFailedWork: build.query<WorkPage, number>({
      query: (limit) => `/work?state=failed&limit=${limit}`,
      providesTags: ['Work'],
    }),
    getQueues: build.query<QueuesAnswer, void>({ query: () => '/queues', providesTags: ['Work'] }),
    countWork: build.query<WorkCounts, void>({ query: () => '/work-counts', providesTags: ['Work'] }),
    retryWork: build.mutation<Readonly<{ retried: number }>, Readonly<{ workId?: string }>>({
      query: (body) => ({ url: '/work/retries', method: 'POST', body }),
      invalidatesTags: ['Work'],
    }),
    dropWork: build.mutation<void, Readonly<{ workId: string; reason: string }>>({
      query: (body) => ({ url: '/work/drops', method: 'POST', body }),
      invalidatesTags: ['Work'],
    }),
    requestUpkeep: build.mutation<void, Readonly<{ model: string; act: UpkeepAct }>>({
      query: ({ model, act }) => ({ url: `/read-models/${model}/upkeep`, method: 'POST', body: { act } }),
      invalidatesTags: ['Work'],
    }),
  }),
});
