import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { FormattedMessage } from 'react-intl';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { goalLabelMessages as words } from '../goal-labels.messages.ts';
import styles from '../goals.module.css';

/** Placeholder of the large goal. */
export const GoalHeroLoading = () => (
  <div className={styles['hero']}>
    <output>
      <VisuallyHidden>
        <FormattedMessage {...words.loading} />
      </VisuallyHidden>
    </output>
    <div className={styles['top']}>
      <span className={styles['awaited']} />
      <div className={styles['lines']}>
        <Skeleton lines={[60, 92, 40]} />
      </div>
    </div>
    <Skeleton lines={[70, 100, 100, 46]} />
  </div>
);

export const GoalsFailed = ({ onRetry }: { onRetry: () => void }) => (
  <LoadFailed title={words.failed} onRetry={onRetry} />
);
