import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { Identity } from './identity.aggregate.ts';
import type { IdentityFreed } from './identity.events.ts';

/** `clientId`: who no longer lists it; another's claim stays. */
export type FreeIdentity = Readonly<{ identityHash: string; clientId: string; now: string }>;

export const freeIdentity = (
  { identityHash, clientId, now }: FreeIdentity,
  identity: Identity,
): Decision<IdentityFreed> =>
  identity.status === 'held' && identity.clientId === clientId
    ? [{ type: 'IdentityFreed', data: { identityHash, clientId, freedAt: now }, private: null }]
    : nothingNew;
