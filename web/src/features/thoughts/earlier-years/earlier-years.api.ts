import type { EarlierYears } from '@ecrin/contracts/thought/earlier-years.ts';
import { api } from '#lib/api/api.ts';

type OnDay = Readonly<{ day: string; dayStart: number }>;

export const earlierYearsApi = api.injectEndpoints({
  endpoints: (build) => ({
    findEarlierYears: build.query<EarlierYears, OnDay>({
      query: ({ day, dayStart }) => `/thoughts/earlier-years?day=${day}&dayStart=${dayStart}`,
      // A thought may be given another date, or become private.
      providesTags: (found) => [
        'ThoughtCounts',
        ...(found?.items ?? []).map(({ thought }) => ({ type: 'ThoughtCard' as const, id: thought.thoughtId })),
      ],
    }),
  }),
});

export const { useFindEarlierYearsQuery } = earlierYearsApi;
