import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Client } from '../client.aggregate.ts';
import type { ClientPictureRemoved } from '../client.events.ts';

export type RemovePicture = Readonly<{ clientId: string; now: string }>;

export const removePicture = (
  { clientId, now }: RemovePicture,
  client: Client,
): Decision<ClientPictureRemoved, 'client.not-found'> => {
  if (client.status !== 'registered') return refuse('client.not-found');
  if (client.pictureVersion === null) return nothingNew;

  return [{ type: 'ClientPictureRemoved', data: { clientId, removedAt: now }, private: null }];
};
