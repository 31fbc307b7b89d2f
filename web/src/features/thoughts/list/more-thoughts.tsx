import { Button } from '@ecrin/ui/button/button.tsx';
import { FormattedMessage } from 'react-intl';
import { useInfiniteScroll } from '#lib/page/use-infinite-scroll.ts';
import { thoughtsMessages as messages } from '../thoughts.messages.ts';
import styles from './thoughts-screen.module.css';

type MoreProps = {
  shown: number;
  total: number;
  exact: boolean;
  loading: boolean;
  failed: boolean;
  onMore: () => void;
};

/** The next pages: loaded near the end of the list, or with the button. After a failure only the button retries, or the page would retry forever. */
export const MoreThoughts = ({ shown, total, exact, loading, failed, onMore }: MoreProps) => {
  const place = useInfiniteScroll<HTMLDivElement>(onMore, loading || failed);
  return (
    <div ref={place} className={styles['more']}>
      <Button busy={loading} onClick={onMore}>
        {loading ? (
          <FormattedMessage {...messages.moreLoading} />
        ) : (
          <FormattedMessage {...messages.more} values={{ shown, total, exact: String(exact) }} />
        )}
      </Button>
    </div>
  );
};
