import type {
  AskedErasure,
  AskPartErasureRequest,
  OwnErasures,
  PartOutlook,
} from '@ecrin/contracts/erasure/erasure.ts';
import { api } from '#lib/api/api.ts';

const partErasureApi = api.injectEndpoints({
  endpoints: (build) => ({
    findPartOutlook: build.query<PartOutlook, readonly string[]>({
      query: (thoughtIds) => ({ url: '/erasures/outlook', method: 'POST', body: { thoughtIds } }),
    }),
    listErasures: build.query<OwnErasures, void>({ query: () => '/erasures' }),
    askPartErasure: build.mutation<AskedErasure, AskPartErasureRequest>({
      query: (body) => ({ url: '/erasures', method: 'POST', body }),
      invalidatesTags: [{ type: 'ThoughtCard', id: 'LIST' }, 'ThoughtCounts'],
    }),
  }),
});

export const { useFindPartOutlookQuery, useListErasuresQuery, useAskPartErasureMutation } = partErasureApi;
