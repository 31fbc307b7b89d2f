import type {
  BeginPastRunRequest,
  OrbPastRunDetail,
  OrbPastRunList,
  PastEstimate,
} from '@ecrin/contracts/orb/orb-past-run.ts';
import { api } from '#lib/api/api.ts';

type Past = Readonly<{ from: string; to: string; step: string; versions: number }>;

const orbPastRunEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    estimatePast: build.query<PastEstimate, Past>({
      query: (params) => ({ url: '/orb-past-runs/estimate', params }),
      providesTags: ['OrbRun', 'ThoughtCounts', 'Conversation'],
    }),
    /** The latest ones: earlier pasts are seldom looked for. */
    listPastRuns: build.query<OrbPastRunList, string>({
      query: (orbId) => ({ url: '/orb-past-runs', params: { orbId, limit: 50 } }),
      providesTags: ['OrbRun'],
    }),
    findPastRun: build.query<OrbPastRunDetail, string>({
      query: (pastRunId) => `/orb-past-runs/${pastRunId}`,
      providesTags: ['OrbRun', 'ThoughtCounts'],
    }),
    beginPastRun: build.mutation<unknown, BeginPastRunRequest>({
      query: (body) => ({ url: '/orb-past-runs', method: 'POST', body }),
      invalidatesTags: ['OrbRun'],
    }),
    /** `on` false: after the step that is being read. */
    turnPastRun: build.mutation<unknown, Readonly<{ pastRunId: string; on: boolean }>>({
      query: ({ pastRunId, on }) => ({ url: `/orb-past-runs/${pastRunId}/${on ? 'resume' : 'stop'}`, method: 'POST' }),
      invalidatesTags: ['OrbRun'],
    }),
  }),
});

export const {
  useEstimatePastQuery,
  useListPastRunsQuery,
  useFindPastRunQuery,
  useBeginPastRunMutation,
  useTurnPastRunMutation,
} = orbPastRunEndpoints;
