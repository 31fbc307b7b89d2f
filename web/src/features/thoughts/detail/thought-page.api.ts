import type { EditThoughtRequest } from '@ecrin/contracts/thought/thought-requests.ts';
import type { ThoughtVersion, ThoughtVersions } from '@ecrin/contracts/thought/thought-versions.ts';
import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { showOptimistically, thoughtApi, thoughtTags } from '../thought.api.ts';

/** What the page of a thought asks that no list does. */
export const thoughtPageApi = thoughtApi.injectEndpoints({
  endpoints: (build) => ({
    listThoughtVersions: build.infiniteQuery<ThoughtVersions, string, string | null>({
      query: ({ queryArg: thoughtId, pageParam }) => ({
        url: `/thoughts/${thoughtId}/versions`,
        ...(pageParam !== null && { params: { cursor: pageParam } }),
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      providesTags: (_versions, _error, id) => [{ type: 'ThoughtDetail', id }],
    }),
    findThoughtVersion: build.query<ThoughtVersion, Readonly<{ thoughtId: string; revision: number }>>({
      query: ({ thoughtId, revision }) => `/thoughts/${thoughtId}/versions/${revision}`,
    }),
    reviseThought: build.mutation<unknown, { thoughtId: string; body: EditThoughtRequest }>({
      query: ({ thoughtId, body }) => ({ url: `/thoughts/${thoughtId}`, method: 'PUT', body }),
      onQueryStarted: ({ thoughtId, body }, running) => showOptimistically(thoughtId, optimisticChanges(body), running),
      invalidatesTags: (_answer, _error, { thoughtId }) => thoughtTags(thoughtId),
    }),
    deleteThought: build.mutation<unknown, string>({
      query: (thoughtId) => ({ url: `/thoughts/${thoughtId}`, method: 'DELETE' }),
      invalidatesTags: [{ type: 'ThoughtCard', id: 'LIST' }, 'ThoughtCounts'],
    }),
    restoreThought: build.mutation<unknown, string>({
      query: (thoughtId) => ({ url: `/thoughts/${thoughtId}/restore`, method: 'POST' }),
      invalidatesTags: (_answer, _error, id) => [
        ...thoughtTags(id),
        { type: 'ThoughtCard', id: 'LIST' },
        'ThoughtCounts',
      ],
    }),
  }),
});

/** What can be shown before the server has answered: choices, whose result is certain. Words wait for the response. */
const optimisticChanges = (
  body: EditThoughtRequest,
): Partial<Pick<ThoughtCard, 'private' | 'withoutAi' | 'status'>> => ({
  ...(body.private !== undefined && { private: body.private }),
  ...(body.withoutAi !== undefined && { withoutAi: body.withoutAi }),
  ...(body.status !== undefined && { status: body.status }),
});

export const {
  useListThoughtVersionsInfiniteQuery,
  useFindThoughtVersionQuery,
  useReviseThoughtMutation,
  useDeleteThoughtMutation,
  useRestoreThoughtMutation,
} = thoughtPageApi;
