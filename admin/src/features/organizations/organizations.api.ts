import type { KnownClient } from '@ecrin/contracts/admin/known-people.ts';
import type {
  EditOrganizationRequest,
  OrganizationCard,
  OrganizationDetail,
  OrganizationHistory,
  OrganizationList,
  OrganizationMembers,
} from '@ecrin/contracts/organization/organization.ts';
import type { Receipt } from '@ecrin/contracts/transport/receipt.ts';
import { api } from '#lib/api/api.ts';

export type OrganizationFilter = Readonly<{
  q: string;
  status: OrganizationCard['status'];
  kind: OrganizationCard['kind'] | '';
}>;
type Of<Body> = Readonly<{ organizationId: string; body: Body }>;
type OfMember = Readonly<{ organizationId: string; clientId: KnownClient['clientId'] }>;

const pageSize = 30;
const changed = { invalidatesTags: ['Organization'] } as const;
const next = {
  initialPageParam: null,
  getNextPageParam: ({ nextCursor }: Readonly<{ nextCursor: string | null }>) => nextCursor ?? undefined,
};
const page = (cursor: string | null) => ({ limit: pageSize, ...(cursor && { cursor }) });

const organizationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOrganizations: build.infiniteQuery<OrganizationList, OrganizationFilter, string | null>({
      infiniteQueryOptions: next,
      query: ({ queryArg: { q, status, kind }, pageParam }) => ({
        url: '/organizations',
        params: { status, ...(q && { q }), ...(kind && { kind }), ...page(pageParam) },
      }),
      providesTags: ['Organization'],
    }),
    findOrganization: build.query<OrganizationDetail, string>({
      query: (organizationId) => `/organizations/${organizationId}`,
      providesTags: ['Organization'],
    }),
    listMembers: build.infiniteQuery<OrganizationMembers, string, string | null>({
      infiniteQueryOptions: next,
      query: ({ queryArg, pageParam }) => ({ url: `/organizations/${queryArg}/members`, params: page(pageParam) }),
      providesTags: ['Organization'],
    }),
    listOrganizationHistory: build.infiniteQuery<OrganizationHistory, string, string | null>({
      infiniteQueryOptions: next,
      query: ({ queryArg, pageParam }) => ({ url: `/organizations/${queryArg}/history`, params: page(pageParam) }),
      providesTags: ['Organization'],
    }),
  }),
});

const organizationActs = api.injectEndpoints({
  endpoints: (build) => ({
    createOrganization: build.mutation<Receipt, Of<EditOrganizationRequest>>({
      query: ({ organizationId, body }) => ({
        url: '/organizations',
        method: 'POST',
        body: { organizationId, ...body },
      }),
      ...changed,
    }),
    editOrganization: build.mutation<Receipt, Of<EditOrganizationRequest>>({
      query: ({ organizationId, body }) => ({ url: `/organizations/${organizationId}`, method: 'PUT', body }),
      ...changed,
    }),
    closeOrganization: build.mutation<Receipt, string>({
      query: (organizationId) => ({ url: `/organizations/${organizationId}/closing`, method: 'POST' }),
      ...changed,
    }),
    reopenOrganization: build.mutation<Receipt, string>({
      query: (organizationId) => ({ url: `/organizations/${organizationId}/closing`, method: 'DELETE' }),
      ...changed,
    }),
    addMember: build.mutation<Receipt, OfMember>({
      query: ({ organizationId, clientId }) => ({
        url: `/organizations/${organizationId}/members/${clientId}`,
        method: 'PUT',
      }),
      ...changed,
    }),
    removeMember: build.mutation<Receipt, OfMember & Readonly<{ reason: string }>>({
      query: ({ organizationId, clientId, reason }) => ({
        url: `/organizations/${organizationId}/members/${clientId}/removal`,
        method: 'POST',
        body: { reason },
      }),
      ...changed,
    }),
  }),
});

export const {
  useListOrganizationsInfiniteQuery,
  useFindOrganizationQuery,
  useListMembersInfiniteQuery,
  useListOrganizationHistoryInfiniteQuery,
} = organizationsApi;
export const {
  useCreateOrganizationMutation,
  useEditOrganizationMutation,
  useCloseOrganizationMutation,
  useReopenOrganizationMutation,
  useAddMemberMutation,
  useRemoveMemberMutation,
} = organizationActs;
