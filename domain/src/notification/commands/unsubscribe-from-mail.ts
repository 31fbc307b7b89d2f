import type { Decision } from '#kernel/event-sourcing.ts';
import type { ChosenNotificationSettings } from '../notification-settings.aggregate.ts';
import type { NotificationSettingsChosen } from '../notification.events.ts';
import type { NotificationKind } from '../notification.vocabulary.ts';
import { chooseNotificationSettings } from './choose-notification-settings.ts';

/** `notificationId`: of the mail. */
export type UnsubscribeFromMail = Readonly<{
  ownerId: string;
  kind: NotificationKind;
  notificationId: string;
  now: string;
}>;

/** Through the link of a mail: mails of its kind end; other settings are not affected. */
export const unsubscribeFromMail = (
  { ownerId, kind, notificationId, now }: UnsubscribeFromMail,
  chosen: ChosenNotificationSettings,
): Decision<NotificationSettingsChosen> => {
  const { settings } = chosen;
  const kinds = { ...settings.kinds, [kind]: { ...settings.kinds[kind], mail: false } };
  return chooseNotificationSettings(
    { ownerId, settings: { ...settings, kinds }, byMail: true, notificationId, now },
    chosen,
  );
};
