import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { PushDeviceAdded } from '../notification.events.ts';
import type { PushDevice } from '../push-device.aggregate.ts';

/** `asked`: the person asked for it, or a page only reports what it has stored. */
export type AddPushDevice = Readonly<{
  deviceId: string;
  ownerId: string;
  sessionId: string | null;
  token: string;
  name: string;
  asked: boolean;
  now: string;
}>;

/** An unchanged renewal appends nothing; neither does an expired device, or a removed one that is not asked for again. */
export const addPushDevice = (
  { deviceId, ownerId, sessionId, token, name, asked, now }: AddPushDevice,
  device: PushDevice,
): Decision<PushDeviceAdded> => {
  if (device.status === 'on' && device.token === token && device.sessionId === sessionId) return nothingNew;
  if (device.status === 'removed' && device.token === token && staysAway(device.reason, asked)) return nothingNew;

  return [{ type: 'PushDeviceAdded', data: { deviceId, ownerId, sessionId, addedAt: now }, private: { token, name } }];
};

const staysAway = (reason: Extract<PushDevice, { status: 'removed' }>['reason'], asked: boolean): boolean =>
  reason === 'gone' || (reason === 'asked' && !asked);
