import { useIntl } from 'react-intl';
import styles from '../communities.module.css';

/** The heading of a list with how many are in it; null, 0: not said. */
export const Counted = ({ title, count }: Readonly<{ title: string; count: number | null }>) => {
  const { formatNumber } = useIntl();
  return (
    <h2 className={`h4 ${styles['count']}`}>
      {title} {count !== null && count > 0 && <span>{formatNumber(count)}</span>}
    </h2>
  );
};
