import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { profileMessages as messages } from './profile.messages.ts';

/** While the profile loads, or when it failed to. */
export const ProfileLoading = ({ failed, retry }: { failed: boolean; retry: () => void }) => {
  const { formatMessage } = useIntl();
  if (!failed) return <Skeleton label={formatMessage(messages.loading)} lines={[42, 64, 94, 94, 58]} />;
  return <LoadFailed title={messages.missing} onRetry={retry} />;
};
