import type { Client } from '#client/client.aggregate.ts';
import { signInMethodsOf } from '#client/sign-in-methods.ts';
import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { ClientPhoneRemoved } from './phone.events.ts';

export type RemoveReassignedPhone = Readonly<{ clientId: string; phoneHash: string; now: string }>;

/** Somebody else has the number now. It is never taken from whom it is the only way in. */
export const removeReassignedPhone = (
  { clientId, phoneHash, now }: RemoveReassignedPhone,
  client: Client,
): Decision<ClientPhoneRemoved, 'client.last-way-in'> => {
  if (client.status === 'unknown' || client.phone?.phoneHash !== phoneHash) return nothingNew;
  if (signInMethodsOf(client).length === 1) return refuse('client.last-way-in');

  return [
    {
      type: 'ClientPhoneRemoved',
      data: { clientId, phoneHash, reason: 'moved', sessionId: null, removedAt: now },
      private: null,
    },
  ];
};
