import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { PushDeviceEnd, PushDeviceRemoved } from '../notification.events.ts';
import type { PushDevice } from '../push-device.aggregate.ts';

export type RemovePushDevice = Readonly<{ deviceId: string; reason: PushDeviceEnd; now: string }>;

export const removePushDevice = (
  { deviceId, reason, now }: RemovePushDevice,
  device: PushDevice,
): Decision<PushDeviceRemoved, 'push-device.not-found'> => {
  if (device.status === 'not-added') return refuse('push-device.not-found');
  if (device.status === 'removed') return nothingNew;

  return [
    { type: 'PushDeviceRemoved', data: { deviceId, ownerId: device.ownerId, reason, removedAt: now }, private: null },
  ];
};
