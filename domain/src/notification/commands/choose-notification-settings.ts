import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { ChosenNotificationSettings } from '../notification-settings.aggregate.ts';
import type { NotificationSettingsChosen } from '../notification.events.ts';
import { notificationChannels, notificationKinds, type NotificationSettings } from '../notification.vocabulary.ts';

/** `byMail`: through the link of a mail, about the notification `notificationId`. */
export type ChooseNotificationSettings = Readonly<{
  ownerId: string;
  settings: NotificationSettings;
  byMail: boolean;
  notificationId?: string;
  now: string;
}>;

/** The whole value. Security notifications are always shown in the app, whatever the settings. */
export const chooseNotificationSettings = (
  { ownerId, settings: asked, byMail, notificationId, now }: ChooseNotificationSettings,
  chosen: ChosenNotificationSettings,
): Decision<NotificationSettingsChosen> => {
  const settings = { ...asked, kinds: { ...asked.kinds, account: { ...asked.kinds.account, 'in-app': true } } };
  if (textOf(settings) === textOf(chosen.settings)) return nothingNew;

  return [
    {
      type: 'NotificationSettingsChosen',
      data: { ownerId, settings, byMail, ...(notificationId !== undefined && { notificationId }), chosenAt: now },
      private: null,
    },
  ];
};

/** The same text for the same choices, whatever the order of their fields. */
const textOf = ({ general, kinds, quietHours, pushTime, words }: NotificationSettings): string =>
  JSON.stringify([
    general,
    pushTime,
    words,
    quietHours && [quietHours.from, quietHours.to, quietHours.timeZone],
    notificationKinds.map((kind) => notificationChannels.map((channel) => kinds[kind][channel])),
  ]);
