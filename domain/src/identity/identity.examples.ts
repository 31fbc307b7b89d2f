import { specFor } from '@ecrin/testing/decision-spec.ts';
import type { ClientRegistered } from '../client/client.events.ts';
import { clientId, now, registered } from '../client/client.examples.ts';
import { identity } from './identity.aggregate.ts';
import type { ClientIdentityLinked, IdentityClaimed } from './identity.events.ts';

export const forIdentity = specFor(identity);
export const identityHash = 'identity-hash-1';

export const claimed: IdentityClaimed = {
  type: 'IdentityClaimed',
  data: { identityHash, provider: 'google', clientId, claimedAt: now },
  private: null,
};
export const linked: ClientIdentityLinked = {
  type: 'ClientIdentityLinked',
  data: { clientId, provider: 'google', identityHash, sessionId: 'session-1', linkedAt: now },
  private: { device: 'Firefox' },
};
/** Somebody whom no password lets in. */
export const registeredWithout: ClientRegistered = {
  ...registered,
  data: { ...registered.data, credentialId: null, emailHash: null },
  private: { email: null, firstname: 'Claire' },
};
