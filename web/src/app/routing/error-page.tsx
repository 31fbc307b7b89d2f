import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { StatusPage } from '@ecrin/ui/status-page/status-page.tsx';
import { useIntl } from 'react-intl';
import { appMessages as messages } from '../app.messages.ts';

/** Shown when a screen throws while rendering: status 500 by default. */
export const ErrorPage = ({ onRetry }: { onRetry: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <StatusPage code={500} title={formatMessage(messages.errorTitle)} text={formatMessage(messages.errorText)}>
      <Button look="primary" size="lg" onClick={onRetry}>
        {formatMessage(messages.retry)}
      </Button>
      <a href="/" {...buttonLook({ size: 'lg' })}>
        {formatMessage(messages.backHome)}
      </a>
    </StatusPage>
  );
};

/** When even the error page fails: plain words in both languages, no parts that could fail again. */
export const ErrorFallback = () => (
  <main style={{ padding: '2rem', fontFamily: 'sans-serif' }}>
    <p>Une erreur est survenue. Something went wrong.</p>
    <p>
      <a href="/">Retour à l’accueil · Back to the home page</a>
    </p>
  </main>
);
