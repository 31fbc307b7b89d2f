import type { Client } from '#client/client.aggregate.ts';
import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { ClientPhoneAwaited } from './phone.events.ts';
import type { ProveClientPhone } from './prove-client-phone.ts';

/** Nothing changes until the number is proved; another one replaces the former request. */
export const requestPhoneChange = (
  { clientId, phoneHash, phone, sessionId, device, now }: ProveClientPhone,
  client: Client,
): Decision<ClientPhoneAwaited, 'client.not-found'> => {
  if (client.status !== 'registered') return refuse('client.not-found');
  if (client.awaitedPhone?.phoneHash === phoneHash) return nothingNew;

  return [
    {
      type: 'ClientPhoneAwaited',
      data: { clientId, phoneHash, sessionId, awaitedAt: now },
      private: { phone, device },
    },
  ];
};
