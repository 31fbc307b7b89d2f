import type { ThoughtList } from '@ecrin/contracts/thought/thought-list.ts';
import { api } from '#lib/api/api.ts';
import { apiHost } from '#lib/api/authorised-fetch.ts';

/** A list is keyed by the query string of its filters (`serializeFilters`), '' being all of one's thoughts. */
type FilterQuery = string;
const pageSize = 30;

const listQuery = (filters: FilterQuery, more: Readonly<Record<string, string | number | null>>) => {
  const query = new URLSearchParams(filters);
  for (const [name, value] of Object.entries(more)) if (value !== null) query.set(name, String(value));
  return query.toString();
};

export const thoughtsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listThoughts: build.infiniteQuery<ThoughtList, FilterQuery, string | null>({
      query: ({ queryArg, pageParam }) => `/thoughts?${listQuery(queryArg, { cursor: pageParam, limit: pageSize })}`,
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      // A changed card may match a filter it did not match before: filtered lists are also invalidated by every count.
      providesTags: (list, _error, filters) => [
        { type: 'ThoughtCard', id: 'LIST' },
        ...(filters === '' ? [] : ['ThoughtCounts' as const]),
        ...(list?.pages ?? []).flatMap(({ items }) =>
          items.map(({ thoughtId }) => ({ type: 'ThoughtCard' as const, id: thoughtId })),
        ),
      ],
    }),
    requestTranscription: build.mutation<unknown, string>({
      query: (thoughtId) => ({ url: `/thoughts/${thoughtId}/transcription`, method: 'POST' }),
      invalidatesTags: (_answer, _error, id) => [
        { type: 'ThoughtCard', id },
        { type: 'ThoughtDetail', id },
      ],
    }),
    issueAudioTicket: build.mutation<{ url: string }, string>({
      query: (thoughtId) => ({ url: `/thoughts/${thoughtId}/audio-ticket`, method: 'POST' }),
      transformResponse: ({ url }: { url: string }) => ({ url: apiHost + url }),
    }),
  }),
});

export const { useListThoughtsInfiniteQuery, useRequestTranscriptionMutation, useIssueAudioTicketMutation } =
  thoughtsApi;
