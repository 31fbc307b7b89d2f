import type { ShownMemory } from '@ecrin/contracts/memory/memory.ts';
import { api } from '#lib/api/api.ts';

type FactText = Readonly<{ factId: string; text: string }>;

const memoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    findMemory: build.query<ShownMemory, void>({ query: () => '/memory', providesTags: ['Conversation'] }),
    switchMemory: build.mutation<unknown, boolean>({
      query: (on) => ({ url: '/memory', method: 'PUT', body: { on } }),
      invalidatesTags: ['Conversation'],
    }),
    addFact: build.mutation<unknown, FactText>({
      query: (body) => ({ url: '/memory/facts', method: 'POST', body }),
      invalidatesTags: ['Conversation'],
    }),
    rewriteFact: build.mutation<unknown, FactText>({
      query: ({ factId, text }) => ({ url: `/memory/facts/${factId}`, method: 'PUT', body: { text } }),
      invalidatesTags: ['Conversation'],
    }),
    acceptFact: build.mutation<unknown, string>({
      query: (factId) => ({ url: `/memory/facts/${factId}/accept`, method: 'POST' }),
      invalidatesTags: ['Conversation'],
    }),
    restoreFact: build.mutation<unknown, string>({
      query: (factId) => ({ url: `/memory/facts/${factId}/restore`, method: 'POST' }),
      invalidatesTags: ['Conversation'],
    }),
    /** null: everything. */
    forgetFact: build.mutation<unknown, string | null>({
      query: (factId) => ({ url: factId === null ? '/memory' : `/memory/facts/${factId}`, method: 'DELETE' }),
      invalidatesTags: ['Conversation'],
    }),
  }),
});

export const {
  useFindMemoryQuery,
  useSwitchMemoryMutation,
  useAddFactMutation,
  useRewriteFactMutation,
  useAcceptFactMutation,
  useRestoreFactMutation,
  useForgetFactMutation,
} = memoryApi;
