import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Identity } from './identity.aggregate.ts';
import type { IdentityClaimed } from './identity.events.ts';
import type { SocialProvider } from './identity.vocabulary.ts';

export type ClaimIdentity = Readonly<{ identityHash: string; provider: SocialProvider; clientId: string; now: string }>;

/** The first claim decides, and fixes the client's id for whoever completes an interrupted registration. */
export const claimIdentity = (
  { identityHash, provider, clientId, now }: ClaimIdentity,
  identity: Identity,
): Decision<IdentityClaimed, 'client.identity-taken'> => {
  if (identity.status === 'held') return identity.clientId === clientId ? nothingNew : refuse('client.identity-taken');

  return [{ type: 'IdentityClaimed', data: { identityHash, provider, clientId, claimedAt: now }, private: null }];
};
