import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Client } from './client.aggregate.ts';
import type { ClientPasswordChanged } from './client.events.ts';

/** `replaces`: the credential that was checked, null where there was none. `sessionId` null: by a link sent to the address, which may take the other ways in away. */
export type ChangePassword = Readonly<{
  clientId: string;
  credentialId: string;
  replaces: string | null;
  sessionId: string | null;
  removesOtherWaysIn?: boolean;
  device: string;
  now: string;
}>;

/** Of two changes at once only the first holds: the other checked a password that is no longer the one. */
export const changePassword = (
  { clientId, credentialId, replaces, sessionId, removesOtherWaysIn = false, device, now }: ChangePassword,
  client: Client,
): Decision<ClientPasswordChanged, 'client.not-found' | 'client.current-password-refused'> => {
  if (client.status === 'unknown') return refuse('client.not-found');
  if (client.credentialId === credentialId) return nothingNew;
  if (client.credentialId !== replaces) return refuse('client.current-password-refused');

  const data = {
    clientId,
    credentialId,
    sessionId,
    changedAt: now,
    ...(removesOtherWaysIn ? { otherWaysIn: 'removed' as const } : {}),
  };
  return [{ type: 'ClientPasswordChanged', data, private: { device } }];
};
