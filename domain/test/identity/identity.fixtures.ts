import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import type { ClientRegistered } from '#client/client.events.ts';
import { identity } from '#identity/identity.aggregate.ts';
import type { ClientIdentityLinked, IdentityClaimed } from '#identity/identity.events.ts';
import { clientId, now, registered } from '#test/client/client.fixtures.ts';

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
/** A client without a password. */
export const registeredWithout: ClientRegistered = {
  ...registered,
  data: { ...registered.data, credentialId: null, emailHash: null },
  private: { email: null, firstname: 'Claire' },
};
