import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Client } from '../client.aggregate.ts';
import type { ClientEmailChangeAsked } from '../client.events.ts';

export type RequestEmailChange = Readonly<{
  clientId: string;
  emailHash: string;
  email: string;
  sessionId: string | null;
  device: string;
  now: string;
}>;

/** Nothing changes until the new address is proved; requesting another one replaces the former request. */
export const requestEmailChange = (
  { clientId, emailHash, email, sessionId, device, now }: RequestEmailChange,
  client: Client,
): Decision<ClientEmailChangeAsked, 'client.not-found'> => {
  if (client.status !== 'registered') return refuse('client.not-found');
  if (client.awaitedEmail?.emailHash === emailHash) return nothingNew;
  if (client.emailProved && client.emailHash === emailHash && !client.awaitedEmail) return nothingNew;

  return [
    {
      type: 'ClientEmailChangeAsked',
      data: { clientId, emailHash, sessionId, askedAt: now },
      private: { email, device },
    },
  ];
};
