import type { ActOnClientRequest } from '@ecrin/contracts/client-admin/client-detail.ts';
import type { ProposalRow } from '@ecrin/contracts/erasure/erasure-proposal.ts';
import type { Receipt } from '@ecrin/contracts/transport/receipt.ts';
import { api } from '../api/api.ts';

export type ProposalDecision = 'confirmation' | 'refusal';
type OfProposal = Readonly<{ clientId: string; proposalId: string }>;
/** Also after a refusal: somebody else may have decided. */
const changed = { invalidatesTags: ['ErasureProposal', 'Client', 'ClientActivity'] } as const;

export const { useFindProposalQuery, useDecideOnProposalMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    findProposal: build.query<ProposalRow, string>({
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
});
