import { client, type Client } from '#client/client.aggregate.ts';
import type { ClientRegistered } from '#client/client.events.ts';
import { registerClient, type RegisterClient } from '#client/register-client.ts';
import { isRefusal, nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { ClientPhoneProved } from './phone.events.ts';
import { proveClientPhone, type ProveClientPhone } from './prove-client-phone.ts';

export type RegisterByPhone = Omit<ProveClientPhone, 'sessionId'> & Pick<RegisterClient, 'language' | 'referralCode'>;
type Refused = 'client.not-found' | 'client.already-registered';

/** Creates the account of a number, without name, password or address; an existing one must list it. */
export const registerByPhone = (
  input: RegisterByPhone,
  before: Client,
): Decision<ClientRegistered | ClientPhoneProved, Refused> => {
  if (before.status === 'registered')
    return before.phone?.phoneHash === input.phoneHash ? nothingNew : refuse('client.already-registered');

  const registered = registerClient(
    { ...input, credentialId: null, emailHash: null, email: null, firstname: null },
    before,
  );
  if (isRefusal(registered)) return registered;
  const proved = proveClientPhone({ ...input, sessionId: null }, registered.reduce(client.evolve, before));
  return isRefusal(proved) ? proved : [...registered, ...proved];
};
