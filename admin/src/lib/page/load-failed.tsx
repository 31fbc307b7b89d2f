import { Button } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { useIntl } from 'react-intl';
import { libMessages as messages } from '../lib.messages.ts';

/** What could not be loaded, with a retry. */
export const LoadFailed = ({ title, onRetry }: Readonly<{ title: string; onRetry: () => void }>) => {
  const { formatMessage } = useIntl();
  return (
    <EmptyState title={title} action={<Button onClick={onRetry}>{formatMessage(messages.retry)}</Button>}>
      {formatMessage(messages.missingText)}
    </EmptyState>
  );
};
