import type { OrbRunDetail, OrbRunList, RequestOrbRunRequest, RunEstimate } from '@ecrin/contracts/orb/orb-run.ts';
import { api } from '#lib/api/api.ts';
import { optimisticUpdate } from '#lib/api/optimistic-update.ts';

export type RunsOf = Readonly<{
  orbId: string;
  status: OrbRunDetail['status'] | null;
  occasion: OrbRunDetail['occasion'] | null;
}>;

const orbRunQueries = api.injectEndpoints({
  endpoints: (build) => ({
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
      query: ({ queryArg: { orbId, status, occasion }, pageParam }) => ({
        url: '/orb-runs',
        params: {
          orbId,
          ...(status && { status }),
          ...(occasion && { occasion }),
          ...(pageParam && { cursor: pageParam }),
        },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      providesTags: ['OrbRun'],
    }),
  }),
});

const orbRunCommands = api.injectEndpoints({
  endpoints: (build) => ({
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
      onQueryStarted: ({ runId, item, ticked }, running) =>
        optimisticUpdate(running, () => [
          running.dispatch(
            orbRunQueries.util.updateQueryData('findRun', runId, (run) => {
              run.ticked = ticked ? [...run.ticked, item] : run.ticked.filter((one) => one !== item);
            }),
          ),
        ]),
      invalidatesTags: ['OrbRun'],
    }),
  }),
});

export const { useEstimateRunQuery, useFindRunQuery, useListRunsInfiniteQuery } = orbRunQueries;
export const { useRequestRunMutation, useStopRunMutation, useShowResultMutation, useTickItemMutation } = orbRunCommands;
