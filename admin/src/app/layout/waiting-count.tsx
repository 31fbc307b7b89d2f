import { useIntl } from 'react-intl';
import { useCountInboxQuery } from '#lib/inbox/inbox-counts.api.ts';
import { appMessages as messages } from '../app.messages.ts';
import styles from './side-menu.module.css';

/** How many requests and reports wait for an administrator; nothing when none do. */
export const WaitingCount = () => {
  const { formatMessage } = useIntl();
  const { data } = useCountInboxQuery();
  const count = (data?.requests.open ?? 0) + (data?.comments.open ?? 0);
  if (count === 0) return null;
  return (
    <span className={styles['count']}>
      <span aria-hidden="true">{count}</span>
      <span className="vh">{formatMessage(messages.waiting, { count })}</span>
    </span>
  );
};
