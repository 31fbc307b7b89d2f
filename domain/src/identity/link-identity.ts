import type { Client } from '#client/client.aggregate.ts';
import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { ClientIdentityLinked } from './identity.events.ts';
import type { SocialProvider } from './identity.vocabulary.ts';

/** `sessionId` null: the person signed in with it. */
export type LinkIdentity = Readonly<{
  clientId: string;
  provider: SocialProvider;
  identityHash: string;
  sessionId: string | null;
  device: string;
  now: string;
}>;

/** One identity per provider: two could not be told apart. */
export const linkIdentity = (
  { clientId, provider, identityHash, sessionId, device, now }: LinkIdentity,
  client: Client,
): Decision<ClientIdentityLinked, 'client.not-found' | 'client.provider-linked'> => {
  if (client.status !== 'registered') return refuse('client.not-found');
  const linked = client.identities[provider];
  if (linked !== undefined) return linked === identityHash ? nothingNew : refuse('client.provider-linked');

  return [
    {
      type: 'ClientIdentityLinked',
      data: { clientId, provider, identityHash, sessionId, linkedAt: now },
      private: { device },
    },
  ];
};
