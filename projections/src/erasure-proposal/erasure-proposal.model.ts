import type { ProposalStatus } from '@ecrin/domain/erasure-proposal/erasure-proposal.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** The service owns it: every administrator is told when it changes. `since`: of its status. `reason`, `decidedReason`: null where there are none, and once the client’s key is destroyed. */
export type ErasureProposalDocument = Readonly<{
  ownerId: string;
  clientId: string;
  proposalId: string;
  by: string;
  reason: string | null;
  requestId: string | null;
  madeAt: string;
  expiresAt: string;
  status: ProposalStatus;
  since: string;
  decidedBy: string | null;
  decidedReason: string | null;
}>;

export const erasureProposalModel: Model<ErasureProposalDocument> = {
  name: 'erasure-proposal',
  version: 1,
  indexes: [
    ['status', 'since'],
    ['clientId', 'status'],
  ],
};
