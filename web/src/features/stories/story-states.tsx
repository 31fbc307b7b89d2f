import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { storiesMessages as messages } from './list/stories.messages.ts';

/** Instead of what loads, or could not be fetched. */
export const StoryNotThereYet = ({ failed, onRetry }: Readonly<{ failed: boolean; onRetry: () => unknown }>) => {
  const { formatMessage } = useIntl();
  if (!failed) return <Skeleton label={formatMessage(messages.loading)} lines={[60, 90, 85, 40]} />;
  return <LoadFailed title={messages.notLoaded} onRetry={onRetry} />;
};
