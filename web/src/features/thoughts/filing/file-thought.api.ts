import { api } from '#lib/api/api.ts';

const filedThoughtTags = (thoughtId: string) => [
  { type: 'ThoughtCard' as const, id: thoughtId },
  { type: 'ThoughtDetail' as const, id: thoughtId },
  'ThoughtCounts' as const,
];

export const fileThoughtApi = api.injectEndpoints({
  endpoints: (build) => ({
    fileThought: build.mutation<unknown, { thoughtId: string; threadId: string; suggested?: boolean }>({
      query: ({ thoughtId, ...body }) => ({ url: `/thoughts/${thoughtId}/thread`, method: 'PUT', body }),
      invalidatesTags: (_answer, _error, { thoughtId }) => filedThoughtTags(thoughtId),
    }),
    unfileThought: build.mutation<unknown, string>({
      query: (thoughtId) => ({ url: `/thoughts/${thoughtId}/thread`, method: 'DELETE' }),
      invalidatesTags: (_answer, _error, thoughtId) => filedThoughtTags(thoughtId),
    }),
  }),
});

export const { useFileThoughtMutation, useUnfileThoughtMutation } = fileThoughtApi;
