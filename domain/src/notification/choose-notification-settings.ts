import { nothingNew, type Decision } from '../kernel/event-sourcing.ts';
import type { ChosenNotificationSettings } from './notification-settings.aggregate.ts';
import type { NotificationSettingsChosen } from './notification.events.ts';
import { notificationChannels, notificationKinds, type NotificationSettings, type QuietHours } from './notification.vocabulary.ts';

/** `byMail`: through the link of a mail. */
export type ChooseNotificationSettings = Readonly<{ ownerId: string; settings: NotificationSettings; byMail: boolean; now: string }>;

/** The whole value. What keeps an account safe is always told in-app, whatever is asked. */
export const chooseNotificationSettings = (
  { ownerId, settings: asked, byMail, now }: ChooseNotificationSettings, chosen: ChosenNotificationSettings,
): Decision<NotificationSettingsChosen> => {
  const settings = { ...asked, kinds: { ...asked.kinds, account: { ...asked.kinds.account, 'in-app': true } } };
  if (areEqual(settings, chosen.settings)) return nothingNew;

  return [{ type: 'NotificationSettingsChosen', data: { ownerId, settings, byMail, chosenAt: now }, private: null }];
};

const areEqual = (one: NotificationSettings, other: NotificationSettings): boolean =>
  one.general === other.general && one.pushTime === other.pushTime && one.words === other.words
  && areEqualHours(one.quietHours, other.quietHours)
  && notificationKinds.every((kind) => notificationChannels.every((channel) => one.kinds[kind][channel] === other.kinds[kind][channel]));

const areEqualHours = (one: QuietHours | null, other: QuietHours | null): boolean =>
  one?.from === other?.from && one?.to === other?.to && one?.timeZone === other?.timeZone;
