import { shownFault } from '@ecrin/browser/page/page-error.ts';
import { ErrorPage as StatusErrorPage } from '@ecrin/ui/status-page/error-page.tsx';
import { useIntl } from 'react-intl';
import { appMessages as messages } from '../app.messages.ts';

export const ErrorPage = ({ fault, onRetry }: { fault: unknown; onRetry: () => void }) => {
  const { formatMessage } = useIntl();
  const { status, message } = shownFault(fault);
  return (
    <StatusErrorPage
      status={status}
      title={message ?? formatMessage(messages.errorTitle)}
      text={formatMessage(messages.errorText)}
      retryLabel={formatMessage(messages.retry)}
      homeLabel={formatMessage(messages.backHome)}
      homePath="/admin"
      onRetry={onRetry}
    />
  );
};
