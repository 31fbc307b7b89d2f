import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { LostPage } from '@ecrin/ui/lost-page/lost-page.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { usePageTitle } from '#lib/page/page-title.ts';
import { appMessages as messages } from '../app.messages.ts';

export const NotFoundScreen = () => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(messages.notFoundTitle));
  return (
    <LostPage code={404} title={formatMessage(messages.notFoundTitle)} text={formatMessage(messages.notFoundText)}>
      <Link href="/" {...buttonLook({ look: 'primary', size: 'lg' })}>
        {formatMessage(messages.backHome)}
      </Link>
    </LostPage>
  );
};
