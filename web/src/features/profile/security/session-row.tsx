import type { ClientSession } from '@ecrin/contracts/client/security.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { shortDateTime } from '#lib/time/date-format.ts';
import { securityMessages as messages } from './security.messages.ts';
import styles from './security.module.css';

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
  return (
    <li className={styles['device']}>
      <div>
        <p>{device}</p>
        <p className="sm dim">
          {session.isCurrent
            ? formatMessage(messages.thisDevice)
            : formatMessage(messages.lastUsed, { moment: shortDateTime(session.lastUsedAt) })}
        </p>
      </div>
      {!session.isCurrent && (
        <Button busy={busy} aria-label={formatMessage(messages.endOf, { device })} onClick={onEnd}>
          {formatMessage(messages.end)}
        </Button>
      )}
    </li>
  );
};
