import type { QueuesAnswer, WorkItem, WorkPage } from '@ecrin/contracts/operation/operation.ts';
import type { UpkeepAct, WorkKind } from '@ecrin/domain/operation/operation.vocabulary.ts';
import { api } from '#lib/api/api.ts';

type Listed = Readonly<{ state: WorkItem['state']; kind: WorkKind | null; limit: number }>;

/** Engines and runs tell nobody when they change, in ms. */
const pollingInterval = 10_000;
export const freshQuery = {
  refetchOnMountOrArgChange: true,
  pollingInterval,
  skipPollingIfUnfocused: true,
} as const;

export const {
  useListWorkQuery,
  useGetQueuesQuery,
  useRetryWorkMutation,
  useRetryAllWorkMutation,
  useDropWorkMutation,
  useRequestUpkeepMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listWork: build.query<WorkPage, Listed>({
      query: ({ state, kind, limit }) => `/work?state=${state}&limit=${limit}${kind === null ? '' : `&kind=${kind}`}`,
      providesTags: ['Work'],
    }),
    getQueues: build.query<QueuesAnswer, void>({ query: () => '/queues', providesTags: ['Work'] }),
    retryWork: build.mutation<Readonly<{ retried: number }>, Readonly<{ workId: string }>>({
      query: (body) => ({ url: '/work/retries', method: 'POST', body }),
      invalidatesTags: ['Work'],
    }),
    retryAllWork: build.mutation<Readonly<{ retried: number }>, Readonly<{ kind?: WorkKind }>>({
      query: (body) => ({ url: '/work/retries/all', method: 'POST', body }),
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
