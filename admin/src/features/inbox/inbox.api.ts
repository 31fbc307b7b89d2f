import type { HolderFilter } from '@ecrin/contracts/inbox/assignment.ts';
import type { InboxKind, InboxList, InboxStatus } from '@ecrin/contracts/inbox/inbox.ts';
import { api } from '#lib/api/api.ts';

export type InboxFilter = Readonly<{ status: InboxStatus; kind?: InboxKind; holder?: HolderFilter }>;
const pageSize = 30;

export const { useListInboxInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listInbox: build.infiniteQuery<InboxList, InboxFilter, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({
        url: '/inbox',
        params: { ...queryArg, limit: pageSize, ...(pageParam && { cursor: pageParam }) },
      }),
      providesTags: ['Request', 'CommentReport', 'ErasureProposal'],
    }),
  }),
});
