import type { ShownProposal } from '@ecrin/contracts/erasure/erasure-proposal.ts';
import { erasuresMessages as messages } from './erasures.messages.ts';

/** How a proposal ended. Who made it declines it by taking it back. */
export const endOf = (status: Exclude<ShownProposal['status'], 'open'>, { by, decidedBy }: ShownProposal) =>
  messages[status === 'declined' && decidedBy?.adminId === by.adminId ? 'takenBack' : status];
