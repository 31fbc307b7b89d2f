import type { FoundIds } from '@ecrin/contracts/activity/found-ids.ts';
import { api } from '../api/api.ts';

export const { useFindIdsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    findIds: build.query<FoundIds, string>({ query: (q) => ({ url: '/ids', params: { q } }) }),
  }),
});
