import { useIntl } from 'react-intl';
import { adminsMessages as messages } from './admins.messages.ts';
import styles from './active-status.module.css';

/** Active or not: a filled or an empty dot, and the word. */
export const ActiveStatus = ({ active }: { active: boolean }) => {
  const { formatMessage } = useIntl();
  return (
    <span className={styles['standing']} data-active={active || undefined}>
      {formatMessage(active ? messages.active : messages.inactive)}
    </span>
  );
};
