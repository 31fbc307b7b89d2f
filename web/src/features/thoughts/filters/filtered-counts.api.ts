import { thoughtCountsApi } from '#lib/api/thought-counts.api.ts';

const filteredCountsApi = thoughtCountsApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many thoughts each of some lists would show, in their order. */
    countWithout: build.query<readonly number[], readonly string[]>({
      queryFn: async (lists, { dispatch }) => {
        const counted = lists.map((filters) =>
          dispatch(thoughtCountsApi.endpoints.countThoughts.initiate(filters, { subscribe: false })).unwrap(),
        );
        const totals = await Promise.allSettled(counted);
        return { data: totals.map((one) => (one.status === 'fulfilled' ? one.value.total : 0)) };
      },
      providesTags: ['ThoughtCounts'],
    }),
  }),
});

export const { useCountWithoutQuery } = filteredCountsApi;
