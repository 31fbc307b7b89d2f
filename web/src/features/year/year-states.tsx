import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { yearMessages as messages } from './year.messages.ts';
import styles from './year.module.css';

/** Under a bare thread. */
export const EmptyNote = () => (
  <p className={`dim ${styles['empty']}`}>
    <FormattedMessage {...messages.emptyText} />
  </p>
);

export const YearLoading = () => (
  <Skeleton label={useIntl().formatMessage(messages.loading)} lines={[94, 94, 94, 94, 94, 94, 62]} />
);

export const YearFailed = ({ onRetry }: { onRetry: () => void }) => (
  <LoadFailed title={messages.failed} onRetry={onRetry} />
);
