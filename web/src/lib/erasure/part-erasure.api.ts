import type {
  AskedErasure,
  AskPartErasureRequest,
  OwnErasures,
  PartOutlook,
  PartOutlookRequest,
} from '@ecrin/contracts/erasure/erasure.ts';
import { api } from '#lib/api/api.ts';

const partErasureApi = api.injectEndpoints({
  endpoints: (build) => ({
    findPartOutlook: build.query<PartOutlook, PartOutlookRequest>({
      query: (body) => ({ url: '/erasures/outlook', method: 'POST', body }),
    }),
    listErasures: build.query<OwnErasures, void>({ query: () => '/erasures', providesTags: ['OwnErasure'] }),
    askPartErasure: build.mutation<AskedErasure, AskPartErasureRequest>({
      query: (body) => ({ url: '/erasures', method: 'POST', body }),
      invalidatesTags: [{ type: 'ThoughtCard', id: 'LIST' }, 'ThoughtCounts'],
      // The list has it at once, and knows the rest when it is asked again.
      onQueryStarted: async ({ thoughtIds, sounds }, { dispatch, queryFulfilled }) => {
        const asked = await queryFulfilled.then(
          ({ data }) => data,
          () => null,
        );
        if (!asked) return;
        const { number, code, askedAt } = asked;
        const counts = { thoughts: thoughtIds.length, sounds: sounds.length };
        const listed = { number, code, askedAt, ...counts, doneAt: null, waitsHere: true };
        dispatch(
          partErasureApi.util.updateQueryData('listErasures', undefined, ({ items }) => ({
            items: [listed, ...items],
          })),
        );
      },
    }),
  }),
});

export const { useFindPartOutlookQuery, useListErasuresQuery, useAskPartErasureMutation } = partErasureApi;
