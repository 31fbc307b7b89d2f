import type { Client } from '#client/client.aggregate.ts';
import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { ClientPhoneProved } from './phone.events.ts';

/** `sessionId` null: the person signed in with it. */
export type ProveClientPhone = Readonly<{
  clientId: string;
  phoneHash: string;
  phone: string;
  sessionId: string | null;
  device: string;
  now: string;
}>;

/** Once the number itself is theirs (`claim-phone.ts`), the account records it. */
export const proveClientPhone = (
  { clientId, phoneHash, phone, sessionId, device, now }: ProveClientPhone,
  client: Client,
): Decision<ClientPhoneProved, 'client.not-found'> => {
  if (client.status !== 'registered') return refuse('client.not-found');
  if (client.phone?.phoneHash === phoneHash && client.awaitedPhone === null) return nothingNew;

  return [
    { type: 'ClientPhoneProved', data: { clientId, phoneHash, sessionId, provedAt: now }, private: { phone, device } },
  ];
};
