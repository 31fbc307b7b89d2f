import { Button } from '@ecrin/ui/button/button.tsx';
import { StatusPage } from '@ecrin/ui/status-page/status-page.tsx';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { useIntl } from 'react-intl';
import { appMessages as messages } from '../app.messages.ts';

type SessionLoadingProps = Readonly<{ failed: boolean; onRetry: () => void }>;

/** Before the session is loaded: nothing for a moment, then why it takes longer. */
export const SessionLoading = ({ failed, onRetry }: SessionLoadingProps) => {
  const { formatMessage } = useIntl();
  if (!failed)
    return (
      <output>
        <VisuallyHidden>{formatMessage(messages.arriving)}</VisuallyHidden>
      </output>
    );
  return (
    <StatusPage title={formatMessage(messages.unreachableTitle)} text={formatMessage(messages.unreachableText)}>
      <Button look="primary" size="lg" onClick={onRetry}>
        {formatMessage(messages.retry)}
      </Button>
    </StatusPage>
  );
};
