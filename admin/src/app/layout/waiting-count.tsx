import { useIntl, type MessageDescriptor } from 'react-intl';
import { useCountInboxQuery } from '#lib/inbox/inbox-counts.api.ts';
import { useCountWorkQuery } from '#lib/work/work-counts.api.ts';
import { appMessages as messages } from '../app.messages.ts';
import styles from './side-menu.module.css';

type CountProps = Readonly<{ count: number; name: MessageDescriptor }>;

/** Nothing when there is none. */
const Count = ({ count, name }: CountProps) => {
  const { formatMessage } = useIntl();
  if (count === 0) return null;
  return (
    <span className={styles['count']}>
      <span aria-hidden="true">{count}</span>
      <span className="vh">{formatMessage(name, { count })}</span>
    </span>
  );
};

/** How many requests, reports and proposed erasures wait for an administrator. */
export const WaitingCount = () => {
  const { data } = useCountInboxQuery(null);
  return <Count count={data?.open ?? 0} name={messages.waiting} />;
};

/** How much work failed. */
export const FailedCount = () => {
  const { data } = useCountWorkQuery();
  return <Count count={data?.failed ?? 0} name={messages.failed} />;
};
