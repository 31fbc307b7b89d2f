import type { CreateOrbRequest, ReviseOrbRequest } from '@ecrin/contracts/orb/orb.ts';
import type {
  OrbTrial,
  ReadyOrbDetail,
  ReadyOrbList,
  TryReadyOrbRequest,
  WithdrawReadyOrbRequest,
} from '@ecrin/contracts/orb/ready-orb.ts';
import type { Receipt } from '@ecrin/contracts/transport/receipt.ts';
import { api } from '#lib/api/api.ts';

type Of<Body> = Readonly<{ orbId: string; body: Body }>;

export const {
  useListReadyOrbsQuery,
  useFindReadyOrbQuery,
  useCreateReadyOrbMutation,
  useReviseReadyOrbMutation,
  usePublishReadyOrbMutation,
  useWithdrawReadyOrbMutation,
  useTryReadyOrbMutation,
  useChangeReadyOrbPictureMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listReadyOrbs: build.query<ReadyOrbList, void>({ query: () => '/orbs', providesTags: ['Orb'] }),
    findReadyOrb: build.query<ReadyOrbDetail, string>({ query: (orbId) => `/orbs/${orbId}`, providesTags: ['Orb'] }),
    createReadyOrb: build.mutation<Receipt, CreateOrbRequest>({
      query: (body) => ({ url: '/orbs', method: 'POST', body }),
      invalidatesTags: ['Orb'],
    }),
    reviseReadyOrb: build.mutation<Receipt, Of<ReviseOrbRequest>>({
      query: ({ orbId, body }) => ({ url: `/orbs/${orbId}`, method: 'PUT', body }),
      invalidatesTags: ['Orb'],
    }),
    publishReadyOrb: build.mutation<Receipt, string>({
      query: (orbId) => ({ url: `/orbs/${orbId}/publication`, method: 'POST' }),
      invalidatesTags: ['Orb'],
    }),
    withdrawReadyOrb: build.mutation<Receipt, Of<WithdrawReadyOrbRequest>>({
      query: ({ orbId, body }) => ({ url: `/orbs/${orbId}/publication`, method: 'DELETE', body }),
      invalidatesTags: ['Orb'],
    }),
    changeReadyOrbPicture: build.mutation<Receipt, Readonly<{ orbId: string; url: string | null }>>({
      query: ({ orbId, url }) =>
        url === null
          ? { url: `/orbs/${orbId}/picture`, method: 'DELETE' }
          : { url: `/orbs/${orbId}/picture`, method: 'PUT', body: { url } },
      invalidatesTags: ['Orb'],
    }),
    tryReadyOrb: build.mutation<OrbTrial, Of<TryReadyOrbRequest>>({
      query: ({ orbId, body }) => ({ url: `/orbs/${orbId}/trials`, method: 'POST', body }),
    }),
  }),
});
