import type { NotificationSetUp } from '@ecrin/contracts/notification/notification.ts';
import type { NotificationChannel } from '@ecrin/domain/notification/notification.vocabulary.ts';

export type ChannelLock = 'account-stays' | 'no-push' | 'no-mail' | 'no-address' | 'off';

/**
 * Which channels nothing can go by, and why. What the server cannot do comes before what the person has turned off. `proved`: whether the person has
 * an address that is confirmed; while there is none, that is what stands in the way of mail.
 */
export const lockedChannels = (
  { settings: { general }, publicKey, mail }: NotificationSetUp,
  proved: boolean,
): Readonly<Record<NotificationChannel, ChannelLock | null>> => {
  const off = general ? null : 'off';
  const noMail = proved ? 'no-mail' : 'no-address';
  return { 'in-app': null, push: publicKey === null ? 'no-push' : off, mail: mail ? off : noMail };
};
