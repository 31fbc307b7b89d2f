import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** One document per active push device. `token` is for sending only and is never shown; null once its key is destroyed, as is its name. */
export type PushDeviceDocument = Readonly<{
  deviceId: string;
  ownerId: string;
  sessionId: string | null;
  token: string | null;
  name: string | null;
  addedAt: string;
  lastSentAt: string | null;
  lastDeliveredAt: string | null;
}>;

export const pushDeviceModel: Model<PushDeviceDocument> = {
  name: 'push-device',
  version: 2,
  indexes: [['ownerId', 'addedAt'], ['ownerId', 'sessionId'], ['token']],
};
