import type { Client } from '#client/client.aggregate.ts';
import { signInMethodsOf } from '#client/sign-in-methods.ts';
import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { ClientPhoneRemoved } from './phone.events.ts';

export type RemovePhone = Readonly<{ clientId: string; sessionId: string | null; device: string; now: string }>;

/** The last sign-in method cannot be removed. */
export const removePhone = (
  { clientId, sessionId, device, now }: RemovePhone,
  client: Client,
): Decision<ClientPhoneRemoved, 'client.not-found' | 'client.last-way-in'> => {
  if (client.status !== 'registered') return refuse('client.not-found');
  if (!client.phone) return nothingNew;
  if (signInMethodsOf(client).length === 1) return refuse('client.last-way-in');

  const { phoneHash } = client.phone;
  return [
    {
      type: 'ClientPhoneRemoved',
      data: { clientId, phoneHash, reason: 'asked', sessionId, removedAt: now },
      private: { device },
    },
  ];
};
