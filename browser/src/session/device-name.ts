import type { ClientSession } from '@ecrin/contracts/client/security.ts';
import { useIntl, type MessageDescriptor } from 'react-intl';

/** `device` takes `browser` and `system`. */
export type DeviceMessages = Readonly<Record<'device' | 'deviceUnknown', MessageDescriptor>>;

/** What the device of a session is called: what is known of it. */
export const useDeviceName = (messages: DeviceMessages) => {
  const { formatMessage } = useIntl();
  return ({ browser, system }: Pick<ClientSession, 'browser' | 'system'>): string =>
    browser !== null && system !== null
      ? formatMessage(messages.device, { browser, system })
      : (browser ?? system ?? formatMessage(messages.deviceUnknown));
};
