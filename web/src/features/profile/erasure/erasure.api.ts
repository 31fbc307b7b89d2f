import type { AskedErasure, AskErasureRequest, ErasureOutlook } from '@ecrin/contracts/erasure/erasure.ts';
import { api } from '#lib/api/api.ts';

export const erasureApi = api.injectEndpoints({
  endpoints: (build) => ({
    getErasureOutlook: build.query<ErasureOutlook, void>({ query: () => '/erasure' }),
    askErasure: build.mutation<AskedErasure, AskErasureRequest>({
      query: (body) => ({ url: '/erasure', method: 'POST', body }),
    }),
  }),
});

export const { useGetErasureOutlookQuery, useAskErasureMutation } = erasureApi;
