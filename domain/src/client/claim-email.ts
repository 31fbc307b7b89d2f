import { nothingNew, refuse, type Decision } from '../kernel/event-sourcing.ts';
import type { EmailClaimed } from './client.events.ts';
import type { Email } from './email.aggregate.ts';

export type ClaimEmail = Readonly<{ emailHash: string; clientId: string; now: string }>;

/** The first claim fixes the client's id for good, so whoever finishes an interrupted registration finishes it under that id. */
export const claimEmail = ({ emailHash, clientId, now }: ClaimEmail, email: Email): Decision<EmailClaimed, 'client.email-taken'> => {
  if (email.status === 'claimed') return email.clientId === clientId ? nothingNew : refuse('client.email-taken');

  return [{ type: 'EmailClaimed', data: { emailHash, clientId, claimedAt: now }, private: null }];
};
