import type { ActivityPage } from '@ecrin/contracts/activity/activity.ts';
import { api } from '../api/api.ts';

export const { useListActsInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** `null`: of the administrator who asks. */
    listActs: build.infiniteQuery<ActivityPage, string | null, string | null>({
      query: ({ queryArg: adminId, pageParam }) => ({
        url: adminId === null ? '/acts' : `/admins/${adminId}/acts`,
        params: pageParam === null ? {} : { cursor: pageParam },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      providesTags: ['AdminAct'],
    }),
  }),
});
