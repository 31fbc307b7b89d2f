import type { RereadingOverview } from '@ecrin/contracts/rereading/rereading.ts';
import { api } from '#lib/api/api.ts';

const rereadingApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Counts change with every thought that was analysed again.
    findRereading: build.query<RereadingOverview, void>({
      query: () => '/rereadings',
      providesTags: ['Rereading', 'ThoughtCounts'],
    }),
    startRereading: build.mutation<unknown, string>({
      query: (rereadingId) => ({ url: '/rereadings', method: 'POST', body: { rereadingId } }),
      invalidatesTags: ['Rereading'],
    }),
    stopRereading: build.mutation<unknown, string>({
      query: (rereadingId) => ({ url: `/rereadings/${rereadingId}/stop`, method: 'POST' }),
      invalidatesTags: ['Rereading'],
    }),
    undoRereading: build.mutation<unknown, string>({
      query: (rereadingId) => ({ url: `/rereadings/${rereadingId}`, method: 'DELETE' }),
      invalidatesTags: ['Rereading'],
    }),
  }),
});

export const { useFindRereadingQuery, useStartRereadingMutation, useStopRereadingMutation, useUndoRereadingMutation } =
  rereadingApi;
