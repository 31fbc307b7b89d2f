import type { EditThoughtRequest } from '@ecrin/contracts/thought/thought-requests.ts';
import type { ThoughtVersion, ThoughtVersions } from '@ecrin/contracts/thought/thought-versions.ts';
import type { ThoughtCard, ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import type { RunningCommand } from '#lib/api/optimistic-update.ts';
import { thoughtsApi } from './thoughts.api.ts';

/** The tags a change to one thought invalidates. */
export const thoughtTags = (id: string) => [
  { type: 'ThoughtCard' as const, id },
  { type: 'ThoughtDetail' as const, id },
];

export const thoughtApi = thoughtsApi.injectEndpoints({
  endpoints: (build) => ({
    findThought: build.query<ThoughtDetail, string>({
      query: (thoughtId) => `/thoughts/${thoughtId}`,
      providesTags: (_thought, _error, id) => [{ type: 'ThoughtDetail', id }],
    }),
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

/** Shows a change of a thought before the server has answered; a refusal reverts it. */
export const showOptimistically = (
  thoughtId: string,
  change: Partial<ThoughtDetail>,
  { dispatch, queryFulfilled }: Pick<RunningCommand, 'dispatch' | 'queryFulfilled'>,
): void => {
  const shown = dispatch(
    thoughtApi.util.updateQueryData('findThought', thoughtId, (thought) => void Object.assign(thought, change)),
  );
  queryFulfilled.catch(shown.undo);
};

/** What can be shown before the server has answered: choices, whose result is certain. Words wait for the response. */
const optimisticChanges = (
  body: EditThoughtRequest,
): Partial<Pick<ThoughtCard, 'private' | 'withoutAi' | 'status'>> => ({
  ...(body.private !== undefined && { private: body.private }),
  ...(body.withoutAi !== undefined && { withoutAi: body.withoutAi }),
  ...(body.status !== undefined && { status: body.status }),
});

export const {
  useFindThoughtQuery,
  useLazyFindThoughtQuery,
  useListThoughtVersionsInfiniteQuery,
  useFindThoughtVersionQuery,
  useReviseThoughtMutation,
  useDeleteThoughtMutation,
  useRestoreThoughtMutation,
} = thoughtApi;
