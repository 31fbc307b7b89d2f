import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { addMs } from '#time/instant.ts';
import { isOpenProposal, madeFacts, type ErasureProposal } from './erasure-proposal.aggregate.ts';
import type { ErasureProposalExpired, ErasureProposalMade } from './erasure-proposal.events.ts';
import { proposalMs } from './erasure-proposal.vocabulary.ts';

export type ProposeErasure = Readonly<{
  proposalId: string;
  clientId: string;
  by: string;
  requestId: string | null;
  reason: string;
  now: string;
}>;

/** Until when one of that instant can be confirmed, exclusive. */
export const proposalEndOf = (madeAt: string): string => addMs(madeAt, proposalMs);

/** `leaving`: its erasure is asked for; `proposed`: one is open. null: there is no such account, or no longer. */
export type ProposableAccount = Readonly<{ active: boolean; leaving: boolean; proposed: boolean }> | null;

export const proposalRefusals = [
  'client.not-found',
  'erasure-proposal.already-asked',
  'erasure-proposal.deactivated',
  'erasure-proposal.already-open',
] as const;
export type ProposalRefusal = (typeof proposalRefusals)[number];

/** Why the erasure of an account cannot be proposed; null: it can, as its owner can sign in to say no. */
export const proposalRefusal = (account: ProposableAccount): ProposalRefusal | null => {
  if (account === null) return 'client.not-found';
  if (account.leaving) return 'erasure-proposal.already-asked';
  if (!account.active) return 'erasure-proposal.deactivated';
  return account.proposed ? 'erasure-proposal.already-open' : null;
};

/** One at a time. One whose time is over, and that nobody has closed yet, is closed with it. */
export const proposeErasure = (
  { proposalId, clientId, by, requestId, reason, now }: ProposeErasure,
  proposal: ErasureProposal,
): Decision<ErasureProposalMade | ErasureProposalExpired, 'erasure-proposal.already-open'> => {
  if (proposal.status !== 'none' && proposal.proposalId === proposalId) return nothingNew;
  if (isOpenProposal(proposal, now)) return refuse('erasure-proposal.already-open');
  const data = { proposalId, clientId, by, requestId, madeAt: now, expiresAt: proposalEndOf(now) };
  return [...expiredOf(proposal, now), { type: 'ErasureProposalMade', data, private: { reason } }];
};

const expiredOf = (proposal: ErasureProposal, now: string): readonly ErasureProposalExpired[] => {
  if (proposal.status !== 'open') return [];
  return [{ type: 'ErasureProposalExpired', data: { ...madeFacts(proposal), expiredAt: now }, private: null }];
};

export type ExpireProposal = Readonly<{ proposalId: string; now: string }>;

export const expireProposal = (
  { proposalId, now }: ExpireProposal,
  proposal: ErasureProposal,
): Decision<ErasureProposalExpired> =>
  proposal.status === 'open' && proposal.proposalId === proposalId && !isOpenProposal(proposal, now)
    ? expiredOf(proposal, now)
    : nothingNew;

/** The account is being erased: nothing is left to decide. */
export const endProposal = (
  { now }: Readonly<{ now: string }>,
  proposal: ErasureProposal,
): Decision<ErasureProposalExpired> => expiredOf(proposal, now);
