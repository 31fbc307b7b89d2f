import type { ClientSession } from '@ecrin/contracts/client/security.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { useFormatDateTime } from '#lib/i18n/date-format.ts';
import { accountMessages as messages } from '../account.messages.ts';
import styles from '../account.module.css';

const useDeviceName = ({ browser, system }: ClientSession) => {
  const { formatMessage } = useIntl();
  if (browser !== null && system !== null) return formatMessage(messages.device, { browser, system });
  return browser ?? system ?? formatMessage(messages.deviceUnknown);
};

type SessionRowProps = Readonly<{ session: ClientSession; busy: boolean; onEnd: () => void }>;

/** One device where the account is open; the one at hand is left by signing out. */
export const SessionRow = ({ session, busy, onEnd }: SessionRowProps) => {
  const { formatMessage } = useIntl();
  const device = useDeviceName(session);
  const moment = useFormatDateTime()(session.lastUsedAt);
  return (
    <li className={styles['device']}>
      <div>
        <p>{device}</p>
        <p className="sm dim">
          {session.isCurrent ? formatMessage(messages.thisDevice) : formatMessage(messages.lastUsed, { moment })}
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
