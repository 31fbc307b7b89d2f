import { nothingNew, refuse, type Decision, type Refusal } from '#kernel/event-sourcing.ts';
import { isOpenProposal, madeFacts, type ErasureProposal, type MadeProposal } from './erasure-proposal.aggregate.ts';
import type {
  ErasureProposalConfirmed,
  ErasureProposalDeclined,
  ErasureProposalWithdrawn,
} from './erasure-proposal.events.ts';

type OfProposal = Readonly<{ proposalId: string; now: string }>;
type Unavailable = 'erasure-proposal.not-found' | 'erasure-proposal.closed';

const requireOpen = (
  { proposalId, now }: OfProposal,
  proposal: ErasureProposal,
): MadeProposal | Refusal<Unavailable> => {
  if (proposal.status === 'none' || proposal.proposalId !== proposalId) return refuse('erasure-proposal.not-found');
  return isOpenProposal(proposal, now) ? proposal : refuse('erasure-proposal.closed');
};

/** By the same administrator before: whoever sends it again is not refused. */
const isDone = (
  proposal: ErasureProposal,
  { proposalId, by }: Readonly<{ proposalId: string; by: string }>,
  status: 'confirmed' | 'declined',
): boolean => proposal.status === status && proposal.proposalId === proposalId && proposal.decidedBy === by;

/** `sessionIds`: of the client, which it ends. `withNewAccess`: which of the two somebody else has let in within the last day (`hasNewAccess`). */
export type ConfirmProposal = OfProposal &
  Readonly<{ by: string; reason: string; withNewAccess: readonly string[]; sessionIds?: readonly string[] }>;

/** Four eyes: never by who made it, nor while one of the two may be somebody else behind an account they have only just opened. */
export const confirmProposal = (
  command: ConfirmProposal,
  proposal: ErasureProposal,
): Decision<
  ErasureProposalConfirmed,
  Unavailable | 'erasure-proposal.same-administrator' | 'erasure-proposal.new-administrator'
> => {
  const { by, reason, withNewAccess, sessionIds, now } = command;
  if (isDone(proposal, command, 'confirmed')) return nothingNew;
  const open = requireOpen(command, proposal);
  if ('refused' in open) return open;
  if (open.by === by) return refuse('erasure-proposal.same-administrator');
  if (withNewAccess.some((adminId) => adminId === by || adminId === open.by))
    return refuse('erasure-proposal.new-administrator');
  const data = { ...madeFacts(open), by, confirmedAt: now, ...(sessionIds && { sessionIds: [...sessionIds] }) };
  return [{ type: 'ErasureProposalConfirmed', data, private: { reason } }];
};

export type DeclineProposal = OfProposal & Readonly<{ by: string; reason: string }>;

export const declineProposal = (
  command: DeclineProposal,
  proposal: ErasureProposal,
): Decision<ErasureProposalDeclined, Unavailable> => {
  const { by, reason, now } = command;
  if (isDone(proposal, command, 'declined')) return nothingNew;
  const open = requireOpen(command, proposal);
  if ('refused' in open) return open;
  const data = { ...madeFacts(open), by, declinedAt: now };
  return [{ type: 'ErasureProposalDeclined', data, private: { reason } }];
};

/** By the client. */
export const withdrawProposal = (
  command: OfProposal,
  proposal: ErasureProposal,
): Decision<ErasureProposalWithdrawn, Unavailable> => {
  if (proposal.status === 'withdrawn' && proposal.proposalId === command.proposalId) return nothingNew;
  const open = requireOpen(command, proposal);
  if ('refused' in open) return open;
  const data = { ...madeFacts(open), withdrawnAt: command.now };
  return [{ type: 'ErasureProposalWithdrawn', data, private: null }];
};
