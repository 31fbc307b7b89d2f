import type { WorkCounts } from '@ecrin/contracts/operation/operation.ts';
import { api } from '../api/api.ts';

/** For the menu, the dashboard and over the queues. */
export const { useCountWorkQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    countWork: build.query<WorkCounts, void>({ query: () => '/work-counts', providesTags: ['Work'] }),
  }),
});
