import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { ClientCodeResent, ClientSessionsEnded } from '../client-administration.events.ts';
import type { Client, RegisteredClient } from '../client.aggregate.ts';
import type { ChangeActivity } from './deactivate-client.ts';

/** `sessions`: how many are open now. */
export const endClientSessions = (
  { by, reason, sessions, now }: ChangeActivity & Readonly<{ sessions: number }>,
  client: Client,
): Decision<ClientSessionsEnded, 'client.not-found'> => {
  if (client.status !== 'registered') return refuse('client.not-found');
  if (sessions === 0) return nothingNew;
  const data = { clientId: client.clientId, by, sessions, endedAt: now };
  return [{ type: 'ClientSessionsEnded', data, private: { reason } }];
};

const hasAddressToProve = ({ emailHash, emailProved, awaitedEmail }: RegisteredClient): boolean =>
  awaitedEmail !== null || (emailHash !== null && !emailProved);

export const resendClientCode = (
  { by, reason, now }: ChangeActivity,
  client: Client,
): Decision<ClientCodeResent, 'client.not-found' | 'client.nothing-to-prove'> => {
  if (client.status !== 'registered') return refuse('client.not-found');
  if (!hasAddressToProve(client)) return refuse('client.nothing-to-prove');
  return [{ type: 'ClientCodeResent', data: { clientId: client.clientId, by, resentAt: now }, private: { reason } }];
};
