import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { EmailClaimed } from '../client.events.ts';
import type { Email } from './email.aggregate.ts';

export type ClaimEmail = Readonly<{ emailHash: string; clientId: string; now: string }>;

/** A claim is no proof: anybody may claim, any number of times. */
export const claimEmail = (
  { emailHash, clientId, now }: ClaimEmail,
  { holder, first, latest }: Email,
): Decision<EmailClaimed> =>
  [holder, first, latest].includes(clientId)
    ? nothingNew
    : [{ type: 'EmailClaimed', data: { emailHash, clientId, claimedAt: now }, private: null }];
