import type { PushPermission } from '#lib/push/push-permission.ts';
import type { PushSupport } from '#lib/push/push-support.ts';

/** `current`: whether the server has this very device. */
type Known = Readonly<{
  publicKey: string | null;
  way: PushSupport;
  permission: PushPermission;
  general: boolean;
  current: boolean;
}>;

export type DeviceState = 'no-key' | 'home-screen' | 'none' | 'denied' | 'general-off' | 'on' | 'off';

/** What stands in the way of pushes on this device, the first thing first; `off`: nothing but a tap. */
export const deviceState = ({ publicKey, way, permission, general, current }: Known): DeviceState => {
  if (publicKey === null) return 'no-key';
  if (way !== 'here') return way;
  if (permission === 'denied') return 'denied';
  if (!general) return 'general-off';
  return permission === 'granted' && current ? 'on' : 'off';
};
