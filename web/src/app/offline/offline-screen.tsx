import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { StatusPage } from '@ecrin/ui/status-page/status-page.tsx';
import { useIntl } from 'react-intl';
import { Link, useSearch } from 'wouter';
import { useOnline } from '#lib/page/connection.ts';
import { offlineMessages as messages } from './offline.messages.ts';

/** The page that could not be loaded, from `?to=`; home when the offline page was opened by its own address. */
const useWantedPage = (): string => {
  const to = new URLSearchParams(useSearch()).get('to');
  return to !== null && /^\/(?![/\\])/u.test(to) ? to : '/app';
};

/** Shown offline for a page that is not cached; leads to it when the network is back. */
export const OfflineScreen = () => {
  const { formatMessage } = useIntl();
  const online = useOnline();
  const wanted = useWantedPage();
  usePageTitle(formatMessage(messages.title));
  return (
    <StatusPage
      title={formatMessage(online ? messages.back : messages.title)}
      text={formatMessage(online ? messages.backText : messages.text)}
    >
      <Link href={online ? wanted : '/app'} replace={online} {...buttonLook({ look: 'primary', size: 'lg' })}>
        {formatMessage(online ? messages.resume : messages.open)}
      </Link>
    </StatusPage>
  );
};
