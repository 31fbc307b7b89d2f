import type { GoalList } from '@ecrin/contracts/goal/goal.ts';
import { deviceZone, useHalfHour } from '../time/clock.ts';
import { api } from './api.ts';

export const goalListApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Named by the half-hour it is asked in: no day of the person begins between two of them. */
    listGoals: build.query<GoalList, string>({
      query: () => ({ url: '/goals', params: { timeZone: deviceZone() } }),
      providesTags: ['Goal'],
    }),
  }),
});

/** One's goals as they stand now. What was shown stays while it is asked again. */
export const useGoalList = () => goalListApi.useListGoalsQuery(useHalfHour());
