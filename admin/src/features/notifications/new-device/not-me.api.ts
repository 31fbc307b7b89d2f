import type { NotMeRequest } from '@ecrin/contracts/client/security.ts';
import { api } from '#lib/api/api.ts';

const notMeApi = api.injectEndpoints({
  endpoints: (build) => ({
    endUnknownSession: build.mutation<void, NotMeRequest>({
      query: (body) => ({ url: '/not-me', method: 'POST', body }),
      invalidatesTags: ['AdminSession'],
    }),
  }),
});

export const { useEndUnknownSessionMutation } = notMeApi;
