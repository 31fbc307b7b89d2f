import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import type { Client } from './client.aggregate.ts';
import type { ClientRegistered } from './client.events.ts';

export type RegisterClient = Readonly<{
  clientId: string;
  credentialId: string | null;
  emailHash: string | null;
  email: string | null;
  firstname: string | null;
  language: Language;
  referralCode: string | null;
  now: string;
}>;

/** The first registration decides whose password signs in to the account, if any; a later one with another credential is refused. */
export const registerClient = (
  { clientId, credentialId, emailHash, language, now, email, firstname, referralCode }: RegisterClient,
  client: Client,
): Decision<ClientRegistered, 'client.already-registered'> => {
  if (client.status === 'closed') return refuse('client.already-registered');
  if (client.status === 'registered')
    return client.credentialId === credentialId ? nothingNew : refuse('client.already-registered');

  return [
    {
      type: 'ClientRegistered',
      data: { clientId, credentialId, emailHash, language, registeredAt: now },
      private: { email, firstname, ...(referralCode === null ? {} : { referralCode }) },
    },
  ];
};
