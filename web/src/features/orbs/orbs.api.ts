import type { OrbRunDetail, OrbRunList, RequestOrbRunRequest, RunEstimate } from '@ecrin/contracts/orb/orb-run.ts';
import type { CreateOrbRequest, OrbDetail, OrbList, ReviseOrbRequest } from '@ecrin/contracts/orb/orb.ts';
import { api } from '#lib/api/api.ts';

type RunsOf = Readonly<{ orbId: string; status: OrbRunDetail['status'] | null }>;

const orbQueries = api.injectEndpoints({
  endpoints: (build) => ({
    // Each finished run counts.
    listOrbs: build.query<OrbList, 'fr' | 'en'>({ query: () => '/orbs', providesTags: ['Orb', 'OrbRun'] }),
    findOrb: build.query<OrbDetail, Readonly<{ orbId: string; language: 'fr' | 'en' }>>({
      query: ({ orbId }) => `/orbs/${orbId}`,
      providesTags: ['Orb', 'OrbRun'],
    }),
    /** What a run would read and take; the query is the choice. */
    estimateRun: build.query<RunEstimate, string>({
      query: (choice) => `/orb-runs/estimate?${choice}`,
      providesTags: ['OrbRun', 'ThoughtCounts', 'Conversation'],
    }),
    findRun: build.query<OrbRunDetail, string>({
      query: (runId) => `/orb-runs/${runId}`,
      providesTags: ['OrbRun', 'ThoughtCounts'],
    }),
    listRuns: build.infiniteQuery<OrbRunList, RunsOf, string | null>({
      query: ({ queryArg: { orbId, status }, pageParam }) => ({
        url: '/orb-runs',
        params: { orbId, ...(status && { status }), ...(pageParam && { cursor: pageParam }) },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      providesTags: ['OrbRun'],
    }),
  }),
});

const orbCommands = api.injectEndpoints({
  endpoints: (build) => ({
    createOrb: build.mutation<unknown, CreateOrbRequest>({
      query: (body) => ({ url: '/orbs', method: 'POST', body }),
      invalidatesTags: ['Orb'],
    }),
    reviseOrb: build.mutation<unknown, Readonly<{ orbId: string; body: ReviseOrbRequest }>>({
      query: ({ orbId, body }) => ({ url: `/orbs/${orbId}`, method: 'PUT', body }),
      invalidatesTags: ['Orb'],
    }),
    deleteOrb: build.mutation<unknown, string>({
      query: (orbId) => ({ url: `/orbs/${orbId}`, method: 'DELETE' }),
      invalidatesTags: ['Orb'],
    }),
    restoreOrb: build.mutation<unknown, string>({
      query: (orbId) => ({ url: `/orbs/${orbId}/restore`, method: 'POST' }),
      invalidatesTags: ['Orb'],
    }),
    requestRun: build.mutation<unknown, RequestOrbRunRequest>({
      query: (body) => ({ url: '/orb-runs', method: 'POST', body }),
      invalidatesTags: ['OrbRun'],
    }),
    stopRun: build.mutation<unknown, string>({
      query: (runId) => ({ url: `/orb-runs/${runId}/stop`, method: 'POST' }),
      invalidatesTags: ['OrbRun'],
    }),
    /** `shown` false takes it away. */
    showResult: build.mutation<unknown, Readonly<{ runId: string; shown: boolean }>>({
      query: ({ runId, shown }) => ({ url: `/orb-runs/${runId}/result`, method: shown ? 'POST' : 'DELETE' }),
      invalidatesTags: ['OrbRun'],
    }),
    tickItem: build.mutation<unknown, Readonly<{ runId: string; item: number; ticked: boolean }>>({
      query: ({ runId, item, ticked }) => ({
        url: `/orb-runs/${runId}/items/${item}`,
        method: 'PUT',
        body: { ticked },
      }),
      invalidatesTags: ['OrbRun'],
    }),
  }),
});

export const { useListOrbsQuery, useFindOrbQuery, useEstimateRunQuery, useFindRunQuery, useListRunsInfiniteQuery } =
  orbQueries;
export const {
  useCreateOrbMutation,
  useReviseOrbMutation,
  useDeleteOrbMutation,
  useRestoreOrbMutation,
  useRequestRunMutation,
  useStopRunMutation,
  useShowResultMutation,
  useTickItemMutation,
} = orbCommands;
