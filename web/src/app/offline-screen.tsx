import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Page } from '@ecrin/ui/page/page.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useOnline } from '../lib/connection.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { offlineMessages as messages } from './offline.messages.ts';

/** Shown for a page this device does not hold; says when the network is back. */
export const OfflineScreen = () => {
  const { formatMessage } = useIntl();
  const online = useOnline();
  usePageTitle(formatMessage(messages.title));
  const way = online
    ? <Button look="primary" onClick={() => window.history.back()}>{formatMessage(messages.retry)}</Button>
    : <Link href="/app" {...buttonLook({ look: 'primary' })}>{formatMessage(messages.open)}</Link>;
  return (
    <main id="content">
      <Page kind="plain">
        <EmptyState setting level={1} title={formatMessage(messages.title)} action={way}>
          {formatMessage(online ? messages.back : messages.text)}
        </EmptyState>
      </Page>
    </main>
  );
};
