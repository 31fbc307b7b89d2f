import type { DomainEvent } from '#kernel/event-sourcing.ts';

// These names and fields are permanent: add, never rename. Instants are ISO 8601 UTC; `by`: an administrator, whose reason is sealed with the client’s key.

type OfProposal<More> = { proposalId: string; clientId: string } & More;
/** `proposedBy`: who made it. */
type OfMade<More> = OfProposal<{ proposedBy: string } & More>;

/** That the account be erased. `requestId`: of the client’s request it answers; null: they asked otherwise. From `expiresAt` on it can no longer be confirmed. */
export type ErasureProposalMade = DomainEvent<
  'ErasureProposalMade',
  OfProposal<{ by: string; requestId: string | null; madeAt: string; expiresAt: string }>,
  { reason: string }
>;
/** By another administrator. `sessionIds`: of the client, which were ended with it; absent of older ones. The erasure it leads to has the proposal’s id. */
export type ErasureProposalConfirmed = DomainEvent<
  'ErasureProposalConfirmed',
  OfMade<{ by: string; confirmedAt: string; sessionIds?: readonly string[] }>,
  { reason: string }
>;
/** By any administrator, also the one who made it. */
export type ErasureProposalDeclined = DomainEvent<
  'ErasureProposalDeclined',
  OfMade<{ by: string; declinedAt: string }>,
  { reason: string }
>;
/** By the client, who wants to keep the account. */
export type ErasureProposalWithdrawn = DomainEvent<'ErasureProposalWithdrawn', OfMade<{ withdrawnAt: string }>, null>;
/** Nobody decided in time: before `expiresAt` of the proposal, or before the account was erased otherwise. */
export type ErasureProposalExpired = DomainEvent<'ErasureProposalExpired', OfMade<{ expiredAt: string }>, null>;

/** It is `adminId`'s to see to; who may decide stays the same. */
export type ErasureProposalAssigned = DomainEvent<
  'ErasureProposalAssigned',
  OfProposal<{ adminId: string; by: string; assignedAt: string }>,
  null
>;
/** It is nobody's; `adminId`: whose it was. */
export type ErasureProposalReleased = DomainEvent<
  'ErasureProposalReleased',
  OfProposal<{ adminId: string; by: string; releasedAt: string }>,
  null
>;

/** In the stream `erasure-proposal-<clientId>`. */
export type ErasureProposalEvent =
  | ErasureProposalMade
  | ErasureProposalConfirmed
  | ErasureProposalDeclined
  | ErasureProposalWithdrawn
  | ErasureProposalExpired
  | ErasureProposalAssigned
  | ErasureProposalReleased;
