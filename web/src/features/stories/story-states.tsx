import { Button } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { NotLoaded } from '#lib/page/not-loaded.tsx';
import { storiesMessages as messages } from './list/stories.messages.ts';

/** Instead of what loads, or could not be fetched. */
export const StoryNotThereYet = ({ failed, onRetry }: Readonly<{ failed: boolean; onRetry: () => unknown }>) => {
  const { formatMessage } = useIntl();
  if (!failed) return <Skeleton label={formatMessage(messages.loading)} lines={[60, 90, 85, 40]} />;
  return (
    <EmptyState
      title={formatMessage(messages.notLoaded)}
      action={<Button onClick={() => void onRetry()}>{formatMessage(messages.retry)}</Button>}
    >
      <NotLoaded />
    </EmptyState>
  );
};
