import type { ActOnClientRequest } from '@ecrin/contracts/client-admin/client-detail.ts';
import type { ProposalList, ShownProposal } from '@ecrin/contracts/erasure/erasure-proposal.ts';
import type { Receipt } from '@ecrin/contracts/transport/receipt.ts';
import { api } from '../api/api.ts';

export type ProposalDecision = 'confirmation' | 'refusal';
type OfProposal = Readonly<{ clientId: string; proposalId: string }>;
const pageSize = 30;
/** Also after a refusal: somebody else may have decided. */
const changed = { invalidatesTags: ['ErasureProposal', 'Client', 'ClientActivity'] } as const;

export const { useListProposalsInfiniteQuery, useFindProposalQuery, useDecideOnProposalMutation } = api.injectEndpoints(
  {
    endpoints: (build) => ({
      listProposals: build.infiniteQuery<ProposalList, 'open' | 'closed', string | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
        query: ({ queryArg: status, pageParam }) => ({
          url: '/erasure-proposals',
          params: { status, limit: pageSize, ...(pageParam && { cursor: pageParam }) },
        }),
        providesTags: ['ErasureProposal'],
      }),
      findProposal: build.query<ShownProposal, string>({
        query: (proposalId) => `/erasure-proposals/${proposalId}`,
        providesTags: ['ErasureProposal'],
      }),
      decideOnProposal: build.mutation<
        Receipt,
        OfProposal & Readonly<{ decision: ProposalDecision; body: ActOnClientRequest }>
      >({
        query: ({ clientId, proposalId, decision, body }) => ({
          url: `/clients/${clientId}/erasure-proposals/${proposalId}/${decision}`,
          method: 'POST',
          body,
        }),
        ...changed,
      }),
    }),
  },
);
