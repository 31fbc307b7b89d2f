import type { NearThoughts } from '@ecrin/contracts/thought/near-thoughts.ts';
import { api } from '#lib/api/api.ts';

const nearThoughtsApi = api.injectEndpoints({
  endpoints: (build) => ({
    findNearThoughts: build.query<NearThoughts, string>({
      query: (thoughtId) => `/thoughts/${thoughtId}/near`,
      providesTags: (found, _error, thoughtId) =>
        [thoughtId, ...(found?.items ?? []).map((near) => near.thoughtId)].map((id) => ({
          type: 'ThoughtCard' as const,
          id,
        })),
    }),
  }),
});

export const { useFindNearThoughtsQuery } = nearThoughtsApi;
