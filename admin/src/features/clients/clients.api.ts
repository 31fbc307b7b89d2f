import type {
  ActOnClientRequest,
  ClientActivityPage,
  ClientDetail,
  ExportActivityRequest,
} from '@ecrin/contracts/client-admin/client-detail.ts';
import type { ClientsPage } from '@ecrin/contracts/client-admin/client-list.ts';
import type { ProposeErasureRequest } from '@ecrin/contracts/erasure/erasure-proposal.ts';
import type { ClientUsageAnswer } from '@ecrin/contracts/usage/usage.ts';
import { api } from '#lib/api/api.ts';

/** As the address of the list takes them; absent: not narrowed by it. */
export type ClientsAsked = Readonly<Record<string, string>>;
type Of<Asked> = Readonly<{ clientId: string }> & Asked;
export type HistoryAsked = Of<Readonly<{ kind: string; from: string | null; before: string | null; stream: string }>>;
/** Below `/clients/{clientId}`. */
export type ClientActPath =
  | 'deactivation'
  | 'reactivation'
  | 'sessions/end'
  | 'code'
  | 'permissions/create-orbs'
  | 'permissions/create-orbs/withdrawal'
  | 'erasure-proposals';
/** `proposalId`, `requestId`: of a proposed erasure. */
type ClientActBody = ActOnClientRequest & Partial<ProposeErasureRequest>;

const clientsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listClients: build.query<ClientsPage, ClientsAsked>({
      query: (params) => ({ url: '/clients', params }),
      providesTags: ['Client'],
    }),
    findClient: build.query<ClientDetail, Of<Readonly<{ asOf: string | null }>>>({
      query: ({ clientId, asOf }) => ({ url: `/clients/${clientId}`, params: asOf === null ? {} : { asOf } }),
      providesTags: ['Client'],
    }),
    getClientUsage: build.query<ClientUsageAnswer, string>({
      query: (clientId) => `/clients/${clientId}/usage`,
      providesTags: ['Usage'],
    }),
    listClientActivity: build.infiniteQuery<ClientActivityPage, HistoryAsked, string | null>({
      query: ({ queryArg: { clientId, kind, from, before, stream }, pageParam }) => ({
        url: `/clients/${clientId}/activity`,
        params: {
          ...(kind && { kind }),
          ...(from && { from }),
          ...(before && { before }),
          ...(stream && { stream }),
          ...(pageParam && { cursor: pageParam }),
        },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      providesTags: ['ClientActivity'],
    }),
    exportClientActivity: build.mutation<Readonly<{ url: string }>, Of<Readonly<{ body: ExportActivityRequest }>>>({
      query: ({ clientId, body }) => ({ url: `/clients/${clientId}/activity/export`, method: 'POST', body }),
      invalidatesTags: ['ClientActivity'],
    }),
    actOnClient: build.mutation<unknown, Of<Readonly<{ path: ClientActPath; body: ClientActBody }>>>({
      query: ({ clientId, path, body }) => ({ url: `/clients/${clientId}/${path}`, method: 'POST', body }),
      invalidatesTags: ['Client', 'ClientActivity', 'ErasureProposal'],
    }),
  }),
});

export const {
  useListClientsQuery,
  useFindClientQuery,
  useGetClientUsageQuery,
  useListClientActivityInfiniteQuery,
  useExportClientActivityMutation,
  useActOnClientMutation,
} = clientsApi;
