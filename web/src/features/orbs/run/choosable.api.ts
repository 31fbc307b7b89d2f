import type { ThoughtList } from '@ecrin/contracts/thought/thought-list.ts';
import { api } from '#lib/api/api.ts';

const pageSize = 20;

const choosableApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The thoughts of a filter, to choose among. */
    listChoosable: build.infiniteQuery<ThoughtList, string, string | null>({
      query: ({ queryArg, pageParam }) => {
        const query = new URLSearchParams(queryArg);
        query.set('limit', String(pageSize));
        if (pageParam !== null) query.set('cursor', pageParam);
        return `/thoughts?${query.toString()}`;
      },
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      providesTags: ['ThoughtCounts'],
    }),
  }),
});

export const { useListChoosableInfiniteQuery } = choosableApi;
