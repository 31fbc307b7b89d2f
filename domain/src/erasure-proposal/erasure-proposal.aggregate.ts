import type { Holder } from '#inbox/assign-item.ts';
import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { ErasureProposalEvent } from './erasure-proposal.events.ts';
import type { ProposalStatus } from './erasure-proposal.vocabulary.ts';

/** The last one of a client. `by`: who made it; `decidedBy`: who confirmed or declined it; `confirmedId`: the last that was confirmed, this one or an earlier one. `sessionIds`: of the client, which that one ended; absent where nobody knows them. `holder`: of an open one. */
export type MadeProposal = Readonly<{
  status: ProposalStatus;
  proposalId: string;
  clientId: string;
  by: string;
  expiresAt: string;
  decidedBy: string | null;
  confirmedId: string | null;
  sessionIds?: readonly string[] | undefined;
  holder: Holder | null;
}>;
export type ErasureProposal = Readonly<{ status: 'none' }> | MadeProposal;

const ended = (before: ErasureProposal, status: ProposalStatus, decidedBy: string | null = null): ErasureProposal =>
  before.status === 'none' ? before : { ...before, status, decidedBy, holder: null };

const held = (before: ErasureProposal, holder: Holder | null): ErasureProposal =>
  before.status === 'none' ? before : { ...before, holder };

/** null: none was confirmed yet. */
export const confirmedIdOf = (proposal: ErasureProposal): string | null =>
  proposal.status === 'none' ? null : proposal.confirmedId;

export const erasureProposal: Aggregate<ErasureProposal, ErasureProposalEvent> = {
  category: 'erasure-proposal',
  initial: { status: 'none' },
  ownerOf: (state) => (state.status === 'none' ? null : state.clientId),
  evolve: evolveWith<ErasureProposal, ErasureProposalEvent>({
    ErasureProposalMade: (before, { proposalId, clientId, by, expiresAt }) => ({
      status: 'open',
      proposalId,
      clientId,
      by,
      expiresAt,
      decidedBy: null,
      confirmedId: confirmedIdOf(before),
      holder: null,
    }),
    ErasureProposalConfirmed: (before, { by, proposalId: confirmedId, sessionIds }) => {
      const confirmed = ended(before, 'confirmed', by);
      return confirmed.status === 'none' ? confirmed : { ...confirmed, confirmedId, sessionIds };
    },
    ErasureProposalDeclined: (before, { by }) => ended(before, 'declined', by),
    ErasureProposalWithdrawn: (before) => ended(before, 'withdrawn'),
    ErasureProposalExpired: (before) => ended(before, 'expired'),
    ErasureProposalAssigned: (before, { adminId, assignedAt: since }) => held(before, { adminId, since }),
    ErasureProposalReleased: (before) => held(before, null),
  }),
};

/** What every later event says of it. */
export const madeFacts = ({ proposalId, clientId, by: proposedBy }: MadeProposal) => ({
  proposalId,
  clientId,
  proposedBy,
});

/** Somebody can still decide on it. */
export const isOpenProposal = (
  proposal: ErasureProposal,
  now: string,
): proposal is MadeProposal & Readonly<{ status: 'open' }> => proposal.status === 'open' && now < proposal.expiresAt;
