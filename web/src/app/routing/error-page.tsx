import { ErrorPage as StatusErrorPage } from '@ecrin/ui/status-page/error-page.tsx';
import { useIntl } from 'react-intl';
import { appMessages as messages } from '../app.messages.ts';

/** Shown when a screen throws while rendering: status 500 by default. */
export const ErrorPage = ({ onRetry }: { onRetry: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <StatusErrorPage
      title={formatMessage(messages.errorTitle)}
      text={formatMessage(messages.errorText)}
      retryLabel={formatMessage(messages.retry)}
      homeLabel={formatMessage(messages.backHome)}
      homePath="/"
      onRetry={onRetry}
    />
  );
};
