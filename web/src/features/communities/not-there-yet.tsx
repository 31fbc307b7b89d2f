import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { communitiesMessages as messages } from './communities.messages.ts';

type Asked = Readonly<{ failed: boolean; onRetry: () => unknown; level?: 1 | 2 }>;

/** Instead of what loads, or could not be fetched. */
export const NotThereYet = ({ failed, onRetry, level = 2 }: Asked) => {
  const { formatMessage } = useIntl();
  if (!failed) return <Skeleton label={formatMessage(messages.loading)} lines={[48, 94, 62]} />;
  return <LoadFailed level={level} title={messages.notLoadedTitle} onRetry={onRetry} />;
};
