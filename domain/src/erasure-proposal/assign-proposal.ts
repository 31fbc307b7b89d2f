import { changeOfHolder, type AssignItem } from '#inbox/assign-item.ts';
import { refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { ErasureProposal } from './erasure-proposal.aggregate.ts';
import type { ErasureProposalAssigned, ErasureProposalReleased } from './erasure-proposal.events.ts';

/** Takes an open proposal, hands it to somebody, or releases it. One that lapsed and that nobody has closed yet can still be released. */
export const assignProposal = (
  { proposalId, ...asked }: AssignItem & Readonly<{ proposalId: string }>,
  state: ErasureProposal,
): Decision<
  ErasureProposalAssigned | ErasureProposalReleased,
  'erasure-proposal.not-found' | 'erasure-proposal.closed' | 'inbox.taken-meanwhile'
> => {
  if (state.status === 'none' || state.proposalId !== proposalId) return refuse('erasure-proposal.not-found');
  if (state.status !== 'open') return refuse('erasure-proposal.closed');
  const changed = changeOfHolder(asked, state.holder);
  if (!('change' in changed)) return changed;
  const [{ clientId }, { by, now }, { adminId }] = [state, asked, changed];
  return changed.change === 'assigned'
    ? [{ type: 'ErasureProposalAssigned', data: { proposalId, clientId, adminId, by, assignedAt: now }, private: null }]
    : [
        {
          type: 'ErasureProposalReleased',
          data: { proposalId, clientId, adminId, by, releasedAt: now },
          private: null,
        },
      ];
};
