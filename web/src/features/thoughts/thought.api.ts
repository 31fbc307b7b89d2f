import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
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

export const { useFindThoughtQuery, useLazyFindThoughtQuery } = thoughtApi;
