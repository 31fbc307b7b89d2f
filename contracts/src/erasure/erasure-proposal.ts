import { proposalStatuses } from '@ecrin/domain/erasure-proposal/erasure-proposal.vocabulary.ts';
import { z } from 'zod';
import { knownAdmin, knownClient } from '#admin/known-people.ts';

/** `POST /api/admin/clients/{clientId}/erasure-proposals` → a receipt. `requestId`: of the client’s request it answers. The client reads the reason. */
export const proposeErasureRequest = z.strictObject({
  proposalId: z.uuidv7(),
  requestId: z.uuidv7().optional(),
  reason: z.string().trim().min(1).max(500),
});
export type ProposeErasureRequest = z.infer<typeof proposeErasureRequest>;

/** `DELETE /api/client/erasure-proposals/{proposalId}`: the client keeps the account. */
export const ownProposalParams = z.object({ proposalId: z.uuidv7() });
export const proposalParams = ownProposalParams.extend({ clientId: z.string().min(1).max(64) });

/** `GET /api/admin/erasure-proposals`: what waits for a second administrator, the oldest first; the others by the latest change. */
export const listProposalsQuery = z.object({
  status: z.enum(['open', 'closed']).default('open'),
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

/**
 * `since`: of its status. `decidedBy`: who confirmed or declined it; null: nobody. `reason`, `decidedReason`: the administrators’ words, null where there are none and once the client’s
 * key is destroyed.
 */
export const shownProposal = z.object({
  proposalId: z.string(),
  client: knownClient,
  by: knownAdmin,
  reason: z.string().nullable(),
  requestId: z.string().nullable(),
  madeAt: z.string(),
  expiresAt: z.string(),
  status: z.enum(proposalStatuses),
  since: z.string(),
  decidedBy: knownAdmin.nullable(),
  decidedReason: z.string().nullable(),
});
export type ShownProposal = z.infer<typeof shownProposal>;
export const proposalList = z.object({ items: z.array(shownProposal), nextCursor: z.string().nullable() });
export type ProposalList = z.infer<typeof proposalList>;
