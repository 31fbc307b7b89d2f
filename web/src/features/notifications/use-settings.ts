import type { NotificationSettingsBody } from '@ecrin/contracts/notification.ts';
import { useIntl } from 'react-intl';
import { settingsNow, useKeepNotificationSettingsMutation } from '../../lib/notification-settings.api.ts';
import { showToast } from '../../lib/toasts.ts';
import { settingsMessages as messages } from './settings.messages.ts';

export type Settings = NotificationSettingsBody;
/** What is to be otherwise, given how all of it stands. */
export type Change = (settings: Settings) => Settings;
export type ChangeSettings = (change: Change) => Promise<boolean>;

/** Keeps each change at once; one that cannot be kept is shown as before, and may be tried again. Resolves to whether it was kept. */
export const useChangeSettings = (): ChangeSettings => {
  const { formatMessage } = useIntl();
  const [keep] = useKeepNotificationSettingsMutation();
  const change: ChangeSettings = async (how) => {
    // As it stands by now: another change may have been made since this was drawn.
    const settings = settingsNow();
    if (settings === null) return false;
    const { error } = await keep(how(settings));
    if (error) showToast({ tone: 'error', message: formatMessage(messages.unkept), action: { label: formatMessage(messages.again), run: () => void change(how) } });
    return !error;
  };
  return change;
};
