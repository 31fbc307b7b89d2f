import type { ThoughtCounts } from '@ecrin/contracts/thought/thought-list.ts';
import { api } from './api.ts';

export const thoughtCountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Under the query string of filters; '' counts all of one's thoughts. */
    countThoughts: build.query<ThoughtCounts, string>({
      query: (filters) => `/thoughts/counts?${filters}`,
      providesTags: ['ThoughtCounts'],
    }),
  }),
});

export const { useCountThoughtsQuery } = thoughtCountsApi;
