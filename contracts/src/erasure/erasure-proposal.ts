import { proposalStatuses } from '@ecrin/domain/erasure-proposal/erasure-proposal.vocabulary.ts';
import { z } from 'zod';
import { knownAdmin, knownClient } from '#admin/known-people.ts';
import { holder } from '#inbox/assignment.ts';

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
/** With its place in the inbox. */
export const proposalRow = shownProposal.extend({ late: z.boolean(), holder });
export type ProposalRow = z.infer<typeof proposalRow>;
