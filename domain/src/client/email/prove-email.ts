import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { EmailProof, EmailProved } from '../client.events.ts';
import type { Email } from './email.aggregate.ts';

export type ProveEmail = Readonly<{ emailHash: string; clientId: string; by: EmailProof; now: string }>;

/** An address has one holder: whoever proves it first. */
export const proveEmail = (
  { emailHash, clientId, by, now }: ProveEmail,
  { holder }: Email,
): Decision<EmailProved, 'client.email-taken'> => {
  if (holder === clientId) return nothingNew;
  if (holder !== null) return refuse('client.email-taken');

  return [{ type: 'EmailProved', data: { emailHash, clientId, by, provedAt: now }, private: null }];
};
