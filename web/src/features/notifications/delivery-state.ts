import type { PushPermission } from '@ecrin/browser/push/push-permission.ts';
import type { PushSupport } from '@ecrin/browser/push/push-support.ts';
import type { DeliveryOutcome, NotificationSetUp } from '@ecrin/contracts/notification/notification.ts';
import { type NotificationChannel, notificationChannels } from '@ecrin/domain/notification/notification.vocabulary.ts';

export type ChannelLock = 'no-push' | 'no-mail' | 'no-address' | 'off';

/** Why a channel cannot be used, null where it can: what the server cannot do comes before what the person turned off. */
export const lockedChannels = ({
  settings: { general },
  publicKey,
  mailSetUp,
  mail,
}: NotificationSetUp): Readonly<Record<NotificationChannel, ChannelLock | null>> => {
  const off = general ? null : 'off';
  const noMail = mailSetUp ? 'no-address' : 'no-mail';
  return { 'in-app': null, push: publicKey === null ? 'no-push' : off, mail: mail ? off : noMail };
};

/** `registered`: the server has this device. */
type Known = Readonly<{
  publicKey: string | null;
  support: PushSupport;
  permission: PushPermission;
  general: boolean;
  registered: boolean;
}>;

export type DeviceState = 'no-key' | 'home-screen' | 'none' | 'denied' | 'general-off' | 'on' | 'off';

/** Channels that can be chosen now. */
export const openChannels = (locks: ReturnType<typeof lockedChannels>): readonly NotificationChannel[] =>
  notificationChannels.filter((channel) => locks[channel] === null);

/** The first thing that prevents pushes on this device; `off`: they only wait to be turned on. */
export const deviceState = ({ publicKey, support, permission, general, registered }: Known): DeviceState => {
  if (publicKey === null) return 'no-key';
  if (support !== 'here') return support;
  if (permission === 'denied') return 'denied';
  if (!general) return 'general-off';
  return permission === 'granted' && registered ? 'on' : 'off';
};

/** The latest outcome of every channel and device. `outcomes`: in the order they happened. */
export const latestOutcomes = (outcomes: readonly DeliveryOutcome[]): readonly DeliveryOutcome[] => [
  ...new Map(outcomes.map((outcome) => [`${outcome.channel}/${outcome.device ?? ''}`, outcome])).values(),
];
