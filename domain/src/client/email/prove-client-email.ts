import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Client } from '../client.aggregate.ts';
import type { ClientEmailProved, EmailProof } from '../client.events.ts';

export type ProveClientEmail = Readonly<{
  clientId: string;
  emailHash: string;
  email: string;
  by: EmailProof;
  now: string;
}>;

/** Once the address itself is theirs (`prove-email.ts`), the account records it. */
export const proveClientEmail = (
  { clientId, emailHash, email, by, now }: ProveClientEmail,
  client: Client,
): Decision<ClientEmailProved, 'client.not-found'> => {
  if (client.status !== 'registered') return refuse('client.not-found');
  if (client.emailProved && client.emailHash === emailHash && client.awaitedEmail?.emailHash !== emailHash)
    return nothingNew;

  return [{ type: 'ClientEmailProved', data: { clientId, emailHash, by, provedAt: now }, private: { email } }];
};
