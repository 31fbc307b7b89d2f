import type { ReminderSubject } from '#reminder/reminder.vocabulary.ts';

// Stored exactly as written here, for good.
/** What notifications are about: each has its own settings. `account`: security of the account. `news`: from Écrin itself. */
export const notificationKinds = ['reminder', 'goal', 'thought', 'referral', 'account', 'news'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** In-app is the list, its badge and its toast. */
export const notificationChannels = ['in-app', 'push', 'mail'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** What a notification opens; null opens the list. `about`: the thought or goal that a reminder is about, which is opened in its place. */
export type NotificationSubject = Readonly<{
  kind: 'reminder' | 'thought' | 'goal' | 'referral';
  id: string;
  about?: ReminderSubject | undefined;
}>;

/**
 * What became of a notification on a channel. `sent`: taken by the push or mail service; `delivered`: the device says it has it;
 * `held-back`: quiet hours moved it; `blocked`: it will not go there, see `BlockReason`.
 */
export const deliveryStates = ['sent', 'delivered', 'held-back', 'blocked'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * `notifications-off`: general is off. `kind-off`: this kind, on this channel. `no-device`: none takes pushes. `device-unsubscribed`: its endpoint is gone.
 * `present`: the person had Écrin open, and asked not to be pushed then. `no-address`: no proved e-mail. `push-not-set-up`, `mail-not-set-up`: this server has none.
 * `refused`, `unavailable`: the service would not take it, or could not be reached for a day.
 */
export const blockReasons = [
  'notifications-off',
  'kind-off',
  'no-device',
  'device-unsubscribed',
  'present',
  'no-address',
  'push-not-set-up',
  'mail-not-set-up',
  'refused',
  'unavailable',
] as const;
export type BlockReason = (typeof blockReasons)[number];

/** `away`: only when the person was not active here for 3 minutes. */
export const pushTimes = ['away', 'always'] as const;
export type PushTime = (typeof pushTimes)[number];
export const awayAfterMs = 3 * 60_000;

/** Per kind, whether it goes there. In-app can be turned off but for `account`. */
export type ChannelChoice = Readonly<{ 'in-app': boolean; push: boolean; mail: boolean }>;
/** Minutes after midnight on the clock of `timeZone`; `to` before `from` goes over midnight. */
export type QuietHours = Readonly<{ from: number; to: number; timeZone: string }>;
/** `general` must be on for any push. `words`: whether a push or a mail may contain personal words. */
export type NotificationSettings = Readonly<{
  general: boolean;
  kinds: Readonly<Record<NotificationKind, ChannelChoice>>;
  quietHours: QuietHours | null;
  pushTime: PushTime;
  words: boolean;
}>;

/** Until the client chooses: everything in-app, reminders by push as well, no mail, nothing personal outside. */
export const defaultNotificationSettings: NotificationSettings = {
  general: true,
  kinds: {
    reminder: { 'in-app': true, push: true, mail: false },
    goal: { 'in-app': true, push: false, mail: false },
    thought: { 'in-app': true, push: false, mail: false },
    referral: { 'in-app': true, push: false, mail: false },
    account: { 'in-app': true, push: true, mail: false },
    news: { 'in-app': true, push: false, mail: false },
  },
  quietHours: null,
  pushTime: 'away',
  words: false,
};
