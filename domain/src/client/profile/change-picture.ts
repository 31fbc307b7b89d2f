import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Client } from '../client.aggregate.ts';
import type { ClientPictureChanged } from '../client.events.ts';

export type ChangePicture = Readonly<{ clientId: string; version: string; now: string }>;

export const changePicture = (
  { clientId, version, now }: ChangePicture,
  client: Client,
): Decision<ClientPictureChanged, 'client.not-found'> => {
  if (client.status !== 'registered') return refuse('client.not-found');
  if (client.pictureVersion === version) return nothingNew;

  return [{ type: 'ClientPictureChanged', data: { clientId, version, changedAt: now }, private: null }];
};
