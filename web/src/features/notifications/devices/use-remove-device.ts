import type { PushDevice } from '@ecrin/contracts/notification/notification.ts';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/use-command-feedback.ts';
import { showToast } from '#lib/page/toasts.ts';
import { logPush } from '#lib/push/log-push.ts';
import { disablePush } from '#lib/push/push-device.ts';
import { deviceMessages as messages } from './devices.messages.ts';
import { useRemovePushDeviceMutation } from './push-devices.api.ts';

/** A device takes no more pushes; the one at hand gives its subscription up as well. */
export const useRemoveDevice = () => {
  const { formatMessage } = useIntl();
  const [remove, { isLoading, originalArgs }] = useRemovePushDeviceMutation();
  const told = useCommandFeedback();
  const removeDevice = async ({ deviceId, current }: PushDevice) => {
    if (!(await told(remove(deviceId).unwrap()))) return;
    if (current) await disablePush().catch(logPush);
    showToast({ tone: 'done', message: formatMessage(messages.removed) });
  };
  return { remove: (device: PushDevice) => void removeDevice(device), removing: isLoading ? originalArgs : undefined };
};
