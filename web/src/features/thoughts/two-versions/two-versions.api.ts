import type { ChooseVersionRequest, OpenVersions } from '@ecrin/contracts/thought/thought-versions.ts';
import { thoughtApi, thoughtTags } from '../thought.api.ts';

const twoVersionsApi = thoughtApi.injectEndpoints({
  endpoints: (build) => ({
    findTwoVersions: build.query<OpenVersions, string>({
      query: (thoughtId) => `/thoughts/${thoughtId}/two-versions`,
      providesTags: (_versions, _error, id) => [{ type: 'ThoughtDetail', id }],
    }),
    chooseVersion: build.mutation<unknown, { thoughtId: string; body: ChooseVersionRequest }>({
      query: ({ thoughtId, body }) => ({ url: `/thoughts/${thoughtId}/two-versions`, method: 'PUT', body }),
      invalidatesTags: (_answer, _error, { thoughtId }) => [...thoughtTags(thoughtId), 'ThoughtCounts'],
    }),
  }),
});

export const { useFindTwoVersionsQuery, useChooseVersionMutation } = twoVersionsApi;
