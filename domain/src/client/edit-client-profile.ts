import { nothingNew, refuse, type Decision } from '../kernel/event-sourcing.ts';
import type { Client } from './client.aggregate.ts';
import type { ClientProfileEdited } from './client.events.ts';

export type EditClientProfile = Readonly<{ clientId: string; firstname: string; now: string }>;

export const editClientProfile = (
  { clientId, firstname, now }: EditClientProfile,
  client: Client,
): Decision<ClientProfileEdited, 'client.not-found'> => {
  if (client.status === 'unknown') return refuse('client.not-found');
  if (client.firstname === firstname) return nothingNew;

  return [{ type: 'ClientProfileEdited', data: { clientId, editedAt: now }, private: { firstname } }];
};
