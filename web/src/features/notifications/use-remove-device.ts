import type { PushDevice } from '@ecrin/contracts/notification.ts';
import { useIntl } from 'react-intl';
import { logPush } from '../../lib/push/log-push.ts';
import { turnPushOff } from '../../lib/push/push-device.ts';
import { showToast } from '../../lib/toasts.ts';
import { useTold } from '../../lib/use-told.ts';
import { deviceMessages as messages } from './devices.messages.ts';
import { useRemovePushDeviceMutation } from './settings.api.ts';

/** A device takes no more pushes; the one at hand gives its subscription up as well. */
export const useRemoveDevice = () => {
  const { formatMessage } = useIntl();
  const [remove, { isLoading, originalArgs }] = useRemovePushDeviceMutation();
  const told = useTold();
  const removeDevice = async ({ deviceId, current }: PushDevice) => {
    if (!(await told(remove(deviceId).unwrap()))) return;
    if (current) await turnPushOff().catch(logPush);
    showToast({ tone: 'done', message: formatMessage(messages.removed) });
  };
  return { remove: (device: PushDevice) => void removeDevice(device), removing: isLoading ? originalArgs : undefined };
};
