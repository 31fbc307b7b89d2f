import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { EmailClaimed } from '../client.events.ts';
import { isRegisteredWith, type Email } from './email.aggregate.ts';

/** `considered`: the waiting accounts whose passwords the new one was compared with; `registered`: false while its registration is unfinished. */
export type ClaimEmail = Readonly<{
  emailHash: string;
  clientId: string;
  credentialId: string;
  considered: readonly Readonly<{ clientId: string; registered: boolean }>[];
  now: string;
}>;

/** Accounts that may wait under one address for its proof. Bounds what a sign-in compares, and what strangers can do to an address. */
export const maxWaitingAccounts = 3;

/** A claim is no proof. Refused when another account claimed the address meanwhile: its password may be the same one. */
export const claimEmail = (
  { emailHash, clientId, credentialId, considered, now }: ClaimEmail,
  email: Email,
): Decision<EmailClaimed, 'client.email-claimed-meanwhile' | 'client.too-many-accounts'> => {
  if (isRegisteredWith(email, clientId)) return nothingNew;
  const known = new Map(considered.map((account) => [account.clientId, account.registered]));
  if (email.waiting.some((account) => !known.has(account.clientId))) return refuse('client.email-claimed-meanwhile');
  if (email.waiting.filter((account) => known.get(account.clientId)).length >= maxWaitingAccounts)
    return refuse('client.too-many-accounts');

  return [{ type: 'EmailClaimed', data: { emailHash, clientId, credentialId, claimedAt: now }, private: null }];
};
