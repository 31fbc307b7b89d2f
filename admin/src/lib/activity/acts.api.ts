import type { ActivityPage } from '@ecrin/contracts/activity/activity.ts';
import { api } from '../api/api.ts';

/** `side`: what they did, or what was done to their account. */
export type ActsAsked = Readonly<{ adminId: string | null; side: 'by' | 'on' }>;

export const { useListActsInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** `null`: of the administrator who asks. */
    listActs: build.infiniteQuery<ActivityPage, ActsAsked, string | null>({
      query: ({ queryArg: { adminId, side }, pageParam }) => ({
        url: adminId === null ? '/acts' : `/admins/${adminId}/acts`,
        params: { ...(adminId !== null && { side }), ...(pageParam !== null && { cursor: pageParam }) },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      providesTags: ['AdminAct'],
    }),
  }),
});
