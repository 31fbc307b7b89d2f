import { Button } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { NotLoaded } from '#lib/page/not-loaded.tsx';
import { communitiesMessages as messages } from './communities.messages.ts';

type Asked = Readonly<{ failed: boolean; onRetry: () => unknown; level?: 1 | 2 }>;

/** Instead of what loads, or could not be fetched. */
export const NotThereYet = ({ failed, onRetry, level = 2 }: Asked) => {
  const { formatMessage } = useIntl();
  if (!failed) return <Skeleton label={formatMessage(messages.loading)} lines={[48, 94, 62]} />;
  return (
    <EmptyState
      level={level}
      title={formatMessage(messages.notLoadedTitle)}
      action={<Button onClick={() => void onRetry()}>{formatMessage(messages.retry)}</Button>}
    >
      <NotLoaded />
    </EmptyState>
  );
};
