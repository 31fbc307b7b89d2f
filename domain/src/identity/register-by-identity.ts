import { client, type Client } from '#client/client.aggregate.ts';
import type { ClientRegistered } from '#client/client.events.ts';
import { registerClient, type RegisterClient } from '#client/register-client.ts';
import { isRefusal, nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { ClientIdentityLinked } from './identity.events.ts';
import { linkIdentity, type LinkIdentity } from './link-identity.ts';

export type RegisterByIdentity = Omit<LinkIdentity, 'sessionId'> &
  Pick<RegisterClient, 'firstname' | 'language' | 'referralCode'>;
type Refused = 'client.not-found' | 'client.provider-linked' | 'client.already-registered';

/** Creates the account of an identity, without password or address; an existing one must list it. */
export const registerByIdentity = (
  input: RegisterByIdentity,
  before: Client,
): Decision<ClientRegistered | ClientIdentityLinked, Refused> => {
  if (before.status === 'registered')
    return before.identities[input.provider] === input.identityHash ? nothingNew : refuse('client.already-registered');

  const registered = registerClient({ ...input, credentialId: null, emailHash: null, email: null }, before);
  if (isRefusal(registered)) return registered;
  const linked = linkIdentity({ ...input, sessionId: null }, registered.reduce(client.evolve, before));
  return isRefusal(linked) ? linked : [...registered, ...linked];
};
