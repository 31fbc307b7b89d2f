import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { wifiOffIcon } from '@ecrin/ui/icon/icons.ts';
import { FormattedMessage } from 'react-intl';
import { useAway } from '#lib/page/connection.ts';
import { awayMessages as messages } from './offline.messages.ts';
import styles from './away-notice.module.css';

/** Said once, above the screen, for as long as the server cannot be reached. */
export const AwayNotice = () => {
  const away = useAway();
  return (
    <output className={styles['away']} hidden={away === null}>
      {away !== null && (
        <>
          <Icon of={wifiOffIcon} size="sm" />
          <span>
            <FormattedMessage {...messages.away} values={{ away }} />
          </span>
        </>
      )}
    </output>
  );
};
