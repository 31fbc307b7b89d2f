import type { ClientSession } from '@ecrin/contracts/client/security.ts';
import { SessionRow as DeviceRow } from '@ecrin/ui/session-list/session-list.tsx';
import { useIntl } from 'react-intl';
import { shortDateTime } from '#lib/time/date-format.ts';
import { securityMessages as messages } from './security.messages.ts';

const useDeviceName = ({ browser, system }: ClientSession) => {
  const { formatMessage } = useIntl();
  if (browser !== null && system !== null) return formatMessage(messages.device, { browser, system });
  return browser ?? system ?? formatMessage(messages.deviceUnknown);
};

type SessionRowProps = Readonly<{ session: ClientSession; busy: boolean; onEnd: () => void }>;

/** One session; the current one is ended by signing out. */
export const SessionRow = ({ session, busy, onEnd }: SessionRowProps) => {
  const { formatMessage } = useIntl();
  const device = useDeviceName(session);
  if (session.isCurrent) return <DeviceRow device={device} detail={formatMessage(messages.thisDevice)} />;
  return (
    <DeviceRow
      device={device}
      detail={formatMessage(messages.lastUsed, { moment: shortDateTime(session.lastUsedAt) })}
      end={{ label: formatMessage(messages.end), name: formatMessage(messages.endOf, { device }), busy, run: onEnd }}
    />
  );
};
