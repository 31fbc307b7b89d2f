import { Button } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { problemMessages as messages } from '../api/problem.messages.ts';
import { NotLoaded } from './not-loaded.tsx';

/** `level`: 1 when it is all the screen has. */
type LoadFailedProps = Readonly<{ title: MessageDescriptor; level?: 1 | 2; onRetry: () => unknown }>;

/** What could not be loaded, why, and another try. */
export const LoadFailed = ({ title, level = 2, onRetry }: LoadFailedProps) => {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      level={level}
      title={formatMessage(title)}
      action={<Button onClick={() => void onRetry()}>{formatMessage(messages.retry)}</Button>}
    >
      <NotLoaded />
    </EmptyState>
  );
};
