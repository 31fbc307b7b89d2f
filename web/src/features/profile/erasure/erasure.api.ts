import type { ErasureState } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import type {
  AskedErasure,
  AskErasureRequest,
  ErasedAccount,
  ErasureOutlook,
} from '@ecrin/contracts/erasure/erasure.ts';
import { erasureCodeHeader } from '@ecrin/contracts/transport/headers.ts';
import { api } from '#lib/api/api.ts';

const erasureApi = api.injectEndpoints({
  endpoints: (build) => ({
    getErasureOutlook: build.query<ErasureOutlook, void>({
      query: () => '/erasure',
      providesTags: ['ErasureProposal'],
    }),
    keepAccount: build.mutation<void, string>({
      query: (proposalId) => ({ url: `/erasure-proposals/${proposalId}`, method: 'DELETE' }),
      invalidatesTags: ['ErasureProposal'],
    }),
    followErasure: build.query<ErasureState, Readonly<{ number: string; code: string }>>({
      query: ({ number, code }) => ({ url: `/erasures/${number}`, headers: { [erasureCodeHeader]: code } }),
    }),
    isErased: build.query<ErasedAccount, string>({ query: (userId) => `/erased/${userId}` }),
    askErasure: build.mutation<AskedErasure, AskErasureRequest>({
      query: (body) => ({ url: '/erasure', method: 'POST', body }),
    }),
  }),
});

export const {
  useGetErasureOutlookQuery,
  useLazyGetErasureOutlookQuery,
  useLazyFollowErasureQuery,
  useLazyIsErasedQuery,
  useAskErasureMutation,
  useKeepAccountMutation,
} = erasureApi;
