import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { StatusPage } from '@ecrin/ui/status-page/status-page.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { appMessages as messages } from '../app.messages.ts';

export const NotFoundScreen = () => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(messages.notFoundTitle));
  return (
    <StatusPage code={404} title={formatMessage(messages.notFoundTitle)} text={formatMessage(messages.notFoundText)}>
      <Link href="/" {...buttonLook({ look: 'primary', size: 'lg' })}>
        {formatMessage(messages.backHome)}
      </Link>
    </StatusPage>
  );
};
