import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { WhyEmptyLine } from '#lib/empty/why-empty.tsx';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { yearMessages as messages } from './year.messages.ts';
import styles from './year.module.css';

/** Under a bare thread. */
export const EmptyNote = () => (
  <div className={styles['empty']}>
    <WhyEmptyLine ofThoughts>
      <FormattedMessage {...messages.emptyText} />
    </WhyEmptyLine>
  </div>
);

export const YearLoading = () => (
  <Skeleton label={useIntl().formatMessage(messages.loading)} lines={[94, 94, 94, 94, 94, 94, 62]} />
);

/** Instead of figures that are not there. */
export const NotLoaded = ({ failed, onRetry }: { failed: boolean; onRetry: () => void }) =>
  failed ? <LoadFailed title={messages.failed} onRetry={onRetry} /> : <YearLoading />;
