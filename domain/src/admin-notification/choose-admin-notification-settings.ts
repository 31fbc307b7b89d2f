import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { ChosenAdminNotificationSettings } from './admin-notification.aggregate.ts';
import type { AdminNotificationSettingsChosen } from './admin-notification.events.ts';
import {
  adminChannels,
  adminNotificationKinds,
  type AdminNotificationSettings,
} from './admin-notification.vocabulary.ts';

export type ChooseAdminNotificationSettings = Readonly<{
  adminId: string;
  settings: AdminNotificationSettings;
  now: string;
}>;

/** The whole value. What is opened by an exceptional access, or on a new device, is always shown in the app: nobody can choose not to know. */
export const chooseAdminNotificationSettings = (
  { adminId, settings: asked, now }: ChooseAdminNotificationSettings,
  { settings: before }: ChosenAdminNotificationSettings,
): Decision<AdminNotificationSettingsChosen> => {
  const settings = { ...asked, access: { ...asked.access, 'in-app': true } };
  const isChanged = adminNotificationKinds.some((kind) =>
    adminChannels.some((channel) => before[kind][channel] !== settings[kind][channel]),
  );
  return isChanged
    ? [{ type: 'AdminNotificationSettingsChosen', data: { adminId, settings, chosenAt: now }, private: null }]
    : nothingNew;
};
