import type { ReminderSubject } from '#reminder/reminder.vocabulary.ts';

// Stored exactly as written here: permanent.
/** What notifications are about: each has its own settings. `account`: security of the account. `news`: from Écrin itself. `community`: what happens in one, each with its own switches. `digest`: the week of communities. */
export const notificationKinds = [
  'reminder',
  'goal',
  'thought',
  'orb',
  'referral',
  'account',
  'news',
  'community',
  'digest',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** In-app is the list, its badge and its toast. */
export const notificationChannels = ['in-app', 'push', 'mail'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Pages of the app that a message of Écrin may open. */
export const appPages = [
  'home',
  'thoughts',
  'orbs',
  'goals',
  'chat',
  'reminders',
  'profile',
  'own-data',
  'notification-settings',
] as const;
export type AppPage = (typeof appPages)[number];

/** `session`: on which device the account was opened. `community-requests`: who asks to enter it. `communities`: all of one's own. */
export const notificationSubjectKinds = [
  'reminder',
  'thought',
  'goal',
  'referral',
  'orb-run',
  'request',
  'look',
  'session',
  'broadcast',
  'recording-retention',
  'community',
  'community-requests',
  'communities',
] as const;
export type NotificationSubjectKind = (typeof notificationSubjectKinds)[number];

/**
 * What a notification opens; null opens the list. `about`: the thought or goal of a reminder, which is opened instead. `orbId`: of a run. `opens`: the
 * page that a message of Écrin opens.
 */
export type NotificationSubject = Readonly<{
  kind: NotificationSubjectKind;
  id: string;
  orbId?: string | undefined;
  opens?: AppPage | undefined;
  about?: ReminderSubject | undefined;
}>;

/**
 * The outcome of a notification on a channel. `sent`: accepted by the push or mail service; `delivered`: confirmed by the device;
 * `held-back`: delayed by quiet hours; `blocked`: it will not be sent there, see `BlockReason`.
 */
export const deliveryStates = ['sent', 'delivered', 'held-back', 'blocked'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * `notifications-off`: general is off. `kind-off`: this kind, on this channel. `no-device`: there is none. `device-unsubscribed`: its endpoint no
 * longer exists.
 * `present`: the person had Écrin open, and wanted no pushes then. `no-address`: no proved e-mail. `push-not-set-up`, `mail-not-set-up`: not configured on this server.
 * `account-deactivated`: by an administrator.
 * `refused`, `unavailable`: the service refused it, or could not be reached for a day.
 */
export const blockReasons = [
  'account-deactivated',
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

/** Per kind, whether it is sent there. In the app every kind but `account` can be turned off. */
export type ChannelChoice = Readonly<{ 'in-app': boolean; push: boolean; mail: boolean }>;
/** Minutes after midnight in `timeZone`; `to` before `from` ends after midnight. */
export type QuietHours = Readonly<{ from: number; to: number; timeZone: string }>;
/** `general` must be on for any push. `words`: whether a push or a mail may contain personal words. */
export type NotificationSettings = Readonly<{
  general: boolean;
  kinds: Readonly<Record<NotificationKind, ChannelChoice>>;
  quietHours: QuietHours | null;
  pushTime: PushTime;
  words: boolean;
}>;

/** Until the client sets them: everything in the app, reminders by push as well, no mail but the digest that one asks for, no personal words outside. */
export const defaultNotificationSettings: NotificationSettings = {
  general: true,
  kinds: {
    reminder: { 'in-app': true, push: true, mail: false },
    goal: { 'in-app': true, push: false, mail: false },
    thought: { 'in-app': true, push: false, mail: false },
    orb: { 'in-app': true, push: false, mail: false },
    referral: { 'in-app': true, push: false, mail: false },
    account: { 'in-app': true, push: true, mail: false },
    news: { 'in-app': true, push: false, mail: false },
    community: { 'in-app': true, push: false, mail: false },
    digest: { 'in-app': false, push: false, mail: true },
  },
  quietHours: null,
  pushTime: 'away',
  words: false,
};

/** Settings as they were stored, with the defaults of kinds that did not exist then. */
export const withNewKinds = (settings: NotificationSettings): NotificationSettings => ({
  ...settings,
  kinds: { ...defaultNotificationSettings.kinds, ...settings.kinds },
});

/** Of a notification that is part of a broadcast: where it may go, and whose words it has (`person`: written to this client only, so maybe personal). */
export type BroadcastPart = Readonly<{ channels: readonly NotificationChannel[]; words: 'service' | 'person' }>;
