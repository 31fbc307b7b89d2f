import type { GoalChart, GoalRange, GoalWhatIf } from '@ecrin/contracts/goal/goal-analysis.ts';
import type { ReviseGoalRequest } from '@ecrin/contracts/goal/goal-requests.ts';
import type { GoalAdvice, GoalDetail, GoalProposals } from '@ecrin/contracts/goal/goal.ts';
import { api } from '#lib/api/api.ts';
import { deviceZone } from '#lib/time/clock.ts';

export type WhatIfQuery = Readonly<
  { goalId: string } & Partial<Pick<ReviseGoalRequest, 'targetCount' | 'frequency' | 'aim'>>
>;

const timeZoneParams = () => ({ timeZone: deviceZone() });

export const goalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `halfHour`: when it is loaded; the response depends on the day. */
    findGoal: build.query<GoalDetail, Readonly<{ goalId: string; halfHour: string }>>({
      query: ({ goalId }) => ({ url: `/goals/${goalId}`, params: timeZoneParams() }),
      providesTags: ['Goal'],
    }),
    /** `today`: the person's day of the request; with the next one the range has moved. */
    chartGoal: build.query<GoalChart, Readonly<{ goalId: string; range: GoalRange; today: string }>>({
      query: ({ goalId, range }) => ({ url: `/goals/${goalId}/chart`, params: { range, ...timeZoneParams() } }),
      providesTags: ['Goal'],
    }),
    tryGoal: build.query<GoalWhatIf, WhatIfQuery>({
      query: ({ goalId, ...terms }) => ({ url: `/goals/${goalId}/what-if`, params: { ...terms, ...timeZoneParams() } }),
      providesTags: ['Goal'],
    }),
    listProposals: build.query<GoalProposals, void>({
      query: () => ({ url: '/goals/proposals', params: timeZoneParams() }),
      providesTags: ['Goal'],
    }),
    /** A model's comment costs money: changing figures do not request new ones. */
    adviseGoal: build.query<GoalAdvice, string>({
      query: (goalId) => ({ url: `/goals/${goalId}/advice`, params: timeZoneParams() }),
    }),
  }),
});

export const { useFindGoalQuery, useChartGoalQuery, useTryGoalQuery, useListProposalsQuery, useAdviseGoalQuery } =
  goalsApi;
