import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Client } from '../client.aggregate.ts';
import type { ClientPushTokenSaved } from '../client.events.ts';

/** null: this client has no push token any more. */
export type SavePushToken = Readonly<{ clientId: string; pushToken: string | null; now: string }>;

export const savePushToken = (
  { clientId, pushToken, now }: SavePushToken,
  client: Client,
): Decision<ClientPushTokenSaved, 'client.not-found'> => {
  if (client.status !== 'registered') return refuse('client.not-found');
  if (client.pushToken === pushToken) return nothingNew;

  return [{ type: 'ClientPushTokenSaved', data: { clientId, savedAt: now }, private: { pushToken } }];
};
