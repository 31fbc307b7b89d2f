import { Button } from '@ecrin/ui/button/button.tsx';
import { FormattedMessage } from 'react-intl';
import { useInfiniteScroll } from '#lib/page/use-infinite-scroll.ts';
import { listMessages as messages } from './list.messages.ts';
import styles from './thoughts-screen.module.css';

type MoreProps = { shown: number; total: number; loading: boolean; failed: boolean; onMore: () => void };

/** The rest of the list: it comes as one nears the end, and the button brings it by keyboard. After a failure only the button asks again, or the page would ask without end. */
export const MoreThoughts = ({ shown, total, loading, failed, onMore }: MoreProps) => {
  const place = useInfiniteScroll<HTMLDivElement>(onMore, loading || failed);
  return (
    <div ref={place} className={styles['more']}>
      <Button busy={loading} onClick={onMore}>
        {loading ? (
          <FormattedMessage {...messages.moreLoading} />
        ) : (
          <FormattedMessage {...messages.more} values={{ shown, total }} />
        )}
      </Button>
    </div>
  );
};
