import type { RebuildAnswer } from '@ecrin/contracts/site/rebuild.ts';
import { api } from '#lib/api/api.ts';

export const { useShowRebuildQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    showRebuild: build.query<RebuildAnswer['rebuilding'], void>({
      query: () => '/rebuild',
      transformResponse: ({ rebuilding }: RebuildAnswer) => rebuilding,
      keepUnusedDataFor: 0,
    }),
  }),
});
