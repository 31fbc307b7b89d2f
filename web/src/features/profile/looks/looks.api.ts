import type { LookList } from '@ecrin/contracts/look/look.ts';
import { api } from '#lib/api/api.ts';

const looksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLooks: build.infiniteQuery<LookList, void, string | null>({
      query: ({ pageParam }) => ({ url: '/looks', params: pageParam === null ? {} : { cursor: pageParam } }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
    }),
  }),
});

export const { useListLooksInfiniteQuery } = looksApi;
