import { showToast } from '@ecrin/browser/page/toasts.ts';
import { askPushPermission } from '@ecrin/browser/push/push-permission.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { logPush, enablePush } from './push-device.ts';
import { pushMessages as messages } from './push.messages.ts';

/** Asks for permission and registers this device, from a tap. */
export const useEnablePush = (publicKey: string | null) => {
  const { formatMessage } = useIntl();
  const [busy, setBusy] = useState(false);
  const turnOn = async () => {
    if (publicKey === null || (await askPushPermission()) !== 'granted') return;
    setBusy(true);
    try {
      await enablePush(publicKey);
    } catch (error) {
      logPush(error);
      showToast({ tone: 'error', message: formatMessage(messages.failed) });
    }
    setBusy(false);
  };
  return { turnOn: () => void turnOn(), busy };
};
