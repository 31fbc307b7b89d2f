import type { SendingFilters, SendingList } from '@ecrin/contracts/sending/sending.ts';
import { api } from '#lib/api/api.ts';

const sendingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSendings: build.infiniteQuery<SendingList, SendingFilters, string | null>({
      query: ({ queryArg, pageParam }) => ({
        url: '/sendings',
        params: { ...queryArg, ...(pageParam !== null && { cursor: pageParam }) },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      providesTags: ['Consent'],
    }),
  }),
});

export const { useListSendingsInfiniteQuery } = sendingsApi;
