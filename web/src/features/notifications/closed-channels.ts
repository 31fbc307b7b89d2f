import type { NotificationSetUp } from '@ecrin/contracts/notification.ts';
import type { NotificationChannel } from '@ecrin/domain/notification/notification.vocabulary.ts';

export type Closed = 'account-stays' | 'no-push' | 'no-mail' | 'off';

/** Which channels nothing can go by, and why. What the server cannot do comes before what the person has turned off. */
export const closedChannels = ({ settings: { general }, publicKey, mail }: NotificationSetUp): Readonly<Record<NotificationChannel, Closed | null>> => {
  const off = general ? null : 'off';
  return { 'in-app': null, push: publicKey === null ? 'no-push' : off, mail: mail ? off : 'no-mail' };
};
