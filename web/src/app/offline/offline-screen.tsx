import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { StatusPage } from '@ecrin/ui/status-page/status-page.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useOnline } from '#lib/page/connection.ts';
import { offlineMessages as messages } from './offline.messages.ts';

/** Shown offline for a page that is not cached; says when the network is back. */
export const OfflineScreen = () => {
  const { formatMessage } = useIntl();
  const online = useOnline();
  usePageTitle(formatMessage(messages.title));
  const action = online ? (
    <Button look="primary" size="lg" onClick={() => window.history.back()}>
      {formatMessage(messages.retry)}
    </Button>
  ) : (
    <Link href="/app" {...buttonLook({ look: 'primary', size: 'lg' })}>
      {formatMessage(messages.open)}
    </Link>
  );
  return (
    <StatusPage
      title={formatMessage(online ? messages.back : messages.title)}
      text={formatMessage(online ? messages.backText : messages.text)}
    >
      {action}
    </StatusPage>
  );
};
