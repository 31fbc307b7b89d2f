import { Button } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { NotLoaded } from '#lib/page/not-loaded.tsx';
import { profileMessages as messages } from './profile.messages.ts';

/** While the profile loads, or when it failed to. */
export const ProfileLoading = ({ failed, retry }: { failed: boolean; retry: () => void }) => {
  const { formatMessage } = useIntl();
  if (!failed) return <Skeleton label={formatMessage(messages.loading)} lines={[42, 64, 94, 94, 58]} />;
  return (
    <EmptyState
      title={formatMessage(messages.missing)}
      action={<Button onClick={retry}>{formatMessage(messages.retry)}</Button>}
    >
      <NotLoaded />
    </EmptyState>
  );
};
