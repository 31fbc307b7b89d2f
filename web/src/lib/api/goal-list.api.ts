import type { GoalList } from '@ecrin/contracts/goal/goal.ts';
import { keepDayStart, keptDayStart } from '../session/session.ts';
import { deviceZone, useHalfHour } from '../time/clock.ts';
import { api } from './api.ts';

export const goalListApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Keyed by the current half-hour: a person's day begins on a half-hour. */
    listGoals: build.query<GoalList, string>({
      query: () => ({ url: '/goals', params: { timeZone: deviceZone() } }),
      providesTags: ['Goal'],
      onQueryStarted: (_halfHour, { queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => keepDayStart(data.dayStart),
          () => undefined,
        ),
    }),
  }),
});

/** The person's goals now. The previous list stays visible while it is refetched. */
export const useGoalList = () => goalListApi.useListGoalsQuery(useHalfHour());

/** When the person's days begin, in minutes after midnight; until the goals are here, as last known on this device. */
export const useDayStart = (): number => useGoalList().data?.dayStart ?? keptDayStart();
