import type { Decision } from '#kernel/event-sourcing.ts';
import type { ChosenNotificationSettings } from '../notification-settings.aggregate.ts';
import type { NotificationSettingsChosen } from '../notification.events.ts';
import type { NotificationKind } from '../notification.vocabulary.ts';
import { chooseNotificationSettings } from './choose-notification-settings.ts';

export type UnsubscribeFromMail = Readonly<{ ownerId: string; kind: NotificationKind; now: string }>;

/** Through the link of a mail: mails of its kind end; other settings are not affected. */
export const unsubscribeFromMail = (
  { ownerId, kind, now }: UnsubscribeFromMail,
  chosen: ChosenNotificationSettings,
): Decision<NotificationSettingsChosen> => {
  const { settings } = chosen;
  const kinds = { ...settings.kinds, [kind]: { ...settings.kinds[kind], mail: false } };
  return chooseNotificationSettings({ ownerId, settings: { ...settings, kinds }, byMail: true, now }, chosen);
};
