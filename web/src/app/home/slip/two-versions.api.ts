import type { ThoughtList } from '@ecrin/contracts/thought/thought-list.ts';
import { api } from '#lib/api/api.ts';

export const twoVersionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest thought with two open versions, or none. */
    listTwoVersions: build.query<ThoughtList, void>({
      query: () => '/thoughts?twoVersions=true&limit=1',
      providesTags: [{ type: 'ThoughtCard', id: 'LIST' }, 'ThoughtCounts'],
    }),
  }),
});

export const { useListTwoVersionsQuery } = twoVersionsApi;
