import type { Client } from '#client/client.aggregate.ts';
import { signInMethodsOf } from '#client/sign-in-methods.ts';
import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { ClientPhoneRemoved } from './phone.events.ts';

export type RemoveReassignedPhone = Readonly<{ clientId: string; phoneHash: string; now: string }>;

/** The number belongs to another client now. It is not removed where it is the only sign-in method. */
export const removeReassignedPhone = (
  { clientId, phoneHash, now }: RemoveReassignedPhone,
  client: Client,
): Decision<ClientPhoneRemoved, 'client.last-way-in'> => {
  if (client.status !== 'registered' || client.phone?.phoneHash !== phoneHash) return nothingNew;
  if (signInMethodsOf(client).length === 1) return refuse('client.last-way-in');

  return [
    {
      type: 'ClientPhoneRemoved',
      data: { clientId, phoneHash, reason: 'moved', sessionId: null, removedAt: now },
      private: null,
    },
  ];
};
