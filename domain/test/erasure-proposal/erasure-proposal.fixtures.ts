import type {
  ErasureProposalConfirmed,
  ErasureProposalDeclined,
  ErasureProposalExpired,
  ErasureProposalMade,
  ErasureProposalWithdrawn,
} from '#erasure-proposal/erasure-proposal.events.ts';

/** Alix proposes it on January 2nd; Bea decides. */
export const now = '2026-01-02T09:00:00.000Z';
export const overdue = '2026-01-16T09:00:00.000Z';
export const of = { proposalId: 'proposal-1', clientId: 'client-1' } as const;
export const proposedBy = 'alix';
const ofMade = { ...of, proposedBy } as const;

export const made: ErasureProposalMade = {
  type: 'ErasureProposalMade',
  data: { ...of, by: proposedBy, requestId: null, madeAt: now, expiresAt: overdue },
  private: { reason: 'Demandé par courrier' },
};
export const confirmed: ErasureProposalConfirmed = {
  type: 'ErasureProposalConfirmed',
  data: { ...ofMade, by: 'bea', confirmedAt: now },
  private: { reason: 'La lettre est signée' },
};
export const declined: ErasureProposalDeclined = {
  type: 'ErasureProposalDeclined',
  data: { ...ofMade, by: 'bea', declinedAt: now },
  private: { reason: 'Pas de demande écrite' },
};
export const withdrawn: ErasureProposalWithdrawn = {
  type: 'ErasureProposalWithdrawn',
  data: { ...ofMade, withdrawnAt: now },
  private: null,
};
export const expired: ErasureProposalExpired = {
  type: 'ErasureProposalExpired',
  data: { ...ofMade, expiredAt: overdue },
  private: null,
};
