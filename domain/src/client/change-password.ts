import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Client } from './client.aggregate.ts';
import type { ClientPasswordChanged } from './client.events.ts';

/** `replaces`: the verified credential, null where there was none. `sessionId` null: by a link sent to the address, which may remove the other sign-in methods. */
export type ChangePassword = Readonly<{
  clientId: string;
  credentialId: string;
  replaces: string | null;
  sessionId: string | null;
  removesOtherWaysIn?: boolean;
  device: string;
  now: string;
}>;

/** Of two concurrent changes only the first is accepted: the other verified a password that is no longer current. */
export const changePassword = (
  { clientId, credentialId, replaces, sessionId, removesOtherWaysIn = false, device, now }: ChangePassword,
  client: Client,
): Decision<ClientPasswordChanged, 'client.not-found' | 'client.current-password-refused'> => {
  if (client.status !== 'registered') return refuse('client.not-found');
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
