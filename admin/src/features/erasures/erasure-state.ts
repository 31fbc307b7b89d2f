import type { ShownProposal } from '@ecrin/contracts/erasure/erasure-proposal.ts';
import { erasuresMessages as messages } from './erasures.messages.ts';

/** How a proposal ended. Who made it declines it by taking it back. */
export const endOf = (status: Exclude<ShownProposal['status'], 'open'>, { by, decidedBy }: ShownProposal) =>
  messages[status === 'declined' && decidedBy?.adminId === by.adminId ? 'takenBack' : status];

const nearMs = 2 * 86_400_000;

/** It lapses within two days unless somebody decides. */
export const isNearlyLost = ({ status, expiresAt }: ShownProposal): boolean =>
  status === 'open' && Date.parse(expiresAt) - Date.now() < nearMs;
