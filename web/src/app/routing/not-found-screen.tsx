import { NotFoundPage } from '@ecrin/browser/page/not-found-page.tsx';
import { useIntl } from 'react-intl';
import { appMessages as messages } from '../app.messages.ts';

export const NotFoundScreen = () => {
  const { formatMessage } = useIntl();
  return (
    <NotFoundPage
      title={formatMessage(messages.notFoundTitle)}
      text={formatMessage(messages.notFoundText)}
      homeLabel={formatMessage(messages.backHome)}
      homePath="/"
    />
  );
};
