import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { ClientDeactivated, ClientReactivated } from '../client-administration.events.ts';
import type { Client } from '../client.aggregate.ts';

/** `by`: the administrator. */
export type ChangeActivity = Readonly<{ by: string; reason: string; now: string }>;

export const deactivateClient = (
  { by, reason, now }: ChangeActivity,
  client: Client,
): Decision<ClientDeactivated, 'client.not-found' | 'erasure-proposal.in-grace'> => {
  if (client.status !== 'registered') return refuse('client.not-found');
  if (!client.active) return nothingNew;
  // Only signing in undoes it, and nobody signs in to a deactivated account.
  if (client.erasure?.by === 'administrator') return refuse('erasure-proposal.in-grace');
  const data = { clientId: client.clientId, by, deactivatedAt: now };
  return [{ type: 'ClientDeactivated', data, private: { reason } }];
};

export const reactivateClient = (
  { by, reason, now }: ChangeActivity,
  client: Client,
): Decision<ClientReactivated, 'client.not-found'> => {
  if (client.status !== 'registered') return refuse('client.not-found');
  if (client.active) return nothingNew;
  const data = { clientId: client.clientId, by, reactivatedAt: now };
  return [{ type: 'ClientReactivated', data, private: { reason } }];
};
