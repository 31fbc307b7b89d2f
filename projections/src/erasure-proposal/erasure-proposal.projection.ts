import type {
  ErasureProposalAssigned,
  ErasureProposalEvent,
  ErasureProposalReleased,
} from '@ecrin/domain/erasure-proposal/erasure-proposal.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { erasureProposalModel, type ErasureProposalDocument } from './erasure-proposal.model.ts';

type Ended = Pick<ErasureProposalDocument, 'status' | 'since'> &
  Partial<Pick<ErasureProposalDocument, 'decidedBy' | 'decidedReason'>>;

const ended = (proposal: ErasureProposalDocument | null, end: Ended): ErasureProposalDocument | null =>
  proposal && { ...proposal, ...end };

/** Whose it is stands in the inbox. */
type OfDecision = Exclude<ErasureProposalEvent, ErasureProposalAssigned | ErasureProposalReleased>;

export const erasureProposalProjection = defineProjection<ErasureProposalDocument, OfDecision>()({
  model: erasureProposalModel,
  documentId: ({ data: { proposalId } }) => proposalId,
  on: {
    ErasureProposalMade: (_none, { clientId, proposalId, by, requestId, madeAt, expiresAt }, words) => ({
      ownerId: serviceOwner,
      clientId,
      proposalId,
      by,
      reason: words?.reason ?? null,
      requestId,
      madeAt,
      expiresAt,
      status: 'open',
      since: madeAt,
      decidedBy: null,
      decidedReason: null,
    }),
    ErasureProposalConfirmed: (proposal, { by: decidedBy, confirmedAt: since }, words) =>
      ended(proposal, { status: 'confirmed', since, decidedBy, decidedReason: words?.reason ?? null }),
    ErasureProposalDeclined: (proposal, { by: decidedBy, declinedAt: since }, words) =>
      ended(proposal, { status: 'declined', since, decidedBy, decidedReason: words?.reason ?? null }),
    ErasureProposalWithdrawn: (proposal, { withdrawnAt: since }) => ended(proposal, { status: 'withdrawn', since }),
    ErasureProposalExpired: (proposal, { expiredAt: since }) => ended(proposal, { status: 'expired', since }),
  },
});
