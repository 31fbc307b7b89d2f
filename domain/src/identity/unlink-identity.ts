import type { Client } from '#client/client.aggregate.ts';
import { signInMethodsOf } from '#client/sign-in-methods.ts';
import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { ClientIdentityUnlinked } from './identity.events.ts';
import type { SocialProvider } from './identity.vocabulary.ts';

export type UnlinkIdentity = Readonly<{
  clientId: string;
  provider: SocialProvider;
  sessionId: string | null;
  device: string;
  now: string;
}>;

/** The last sign-in method cannot be removed. */
export const unlinkIdentity = (
  { clientId, provider, sessionId, device, now }: UnlinkIdentity,
  client: Client,
): Decision<ClientIdentityUnlinked, 'client.not-found' | 'client.last-way-in'> => {
  if (client.status !== 'registered') return refuse('client.not-found');
  const identityHash = client.identities[provider];
  if (identityHash === undefined) return nothingNew;
  if (signInMethodsOf(client).length === 1) return refuse('client.last-way-in');

  return [
    {
      type: 'ClientIdentityUnlinked',
      data: { clientId, provider, identityHash, sessionId, unlinkedAt: now },
      private: { device },
    },
  ];
};
