import { nothingNew, refuse, type Decision } from '../kernel/event-sourcing.ts';
import type { Client } from './client.aggregate.ts';
import type { ClientPasswordChanged } from './client.events.ts';

/** `replaces`: the credential that was checked. `sessionId` null: by a link sent to the address. */
export type ChangePassword = Readonly<{
  clientId: string; credentialId: string; replaces: string; sessionId: string | null; device: string; now: string;
}>;

/** Of two changes at once only the first holds: the other checked a password that is no longer the one. */
export const changePassword = (
  { clientId, credentialId, replaces, sessionId, device, now }: ChangePassword,
  client: Client,
): Decision<ClientPasswordChanged, 'client.not-found' | 'client.current-password-refused'> => {
  if (client.status === 'unknown') return refuse('client.not-found');
  if (client.credentialId === credentialId) return nothingNew;
  if (client.credentialId !== replaces) return refuse('client.current-password-refused');

  return [{ type: 'ClientPasswordChanged', data: { clientId, credentialId, sessionId, changedAt: now }, private: { device } }];
};
